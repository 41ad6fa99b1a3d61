import 'server-only'
import { headers } from 'next/headers'
import type { Viewer } from '@/lib/auth/viewer'
import { keyedRequest } from './keyed-request'

/** The owner of the API key of a page request, at the key's rate limit. Throws as a route does. */
export async function loadKeyOwner(path: string): Promise<Viewer | undefined> {
  return keyedRequest({ method: 'GET', path }, await headers())?.viewer()
}
