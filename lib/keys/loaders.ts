import 'server-only'
import { headers } from 'next/headers'
import type { Viewer } from '@/lib/auth/viewer'
import { keyedRequest } from './keyed-request'

/**
 * The owner of the API key that a page was requested with, at the key's rate limit. Throws as a
 * route does.
 */
export async function loadKeyOwner(path: string): Promise<Viewer | undefined> {
  return keyedRequest({ method: 'GET', path }, await headers())?.viewer()
}
