import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/errors'
import { mediaType, readForm, readJson } from '@/lib/http/body'

/**
 * next-auth takes what it is sent for what its own pages send, and stumbles over everything else: what it could not read
 * is refused before it, in words.
 */
const CALLBACK_COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/
/** What can stand in the header that leads there. */
const PRINTABLE = /^[\x21-\x7e]{0,2000}$/

const unreadable = (name: string) => new AppError('invalid_input', `${name}: cannot be read`)

export async function validateRequest(request: NextRequest): Promise<void> {
  const cookies = request.cookies
    .getAll()
    .filter(({ name }) => CALLBACK_COOKIE.test(name))
    .map(({ value }) => ['callbackUrl', value] as const)
  for (const [name, value] of [...request.nextUrl.searchParams, ...cookies, ...(await fieldsOf(request))]) {
    const isText = typeof value === 'string' || (name === 'json' && typeof value === 'boolean')
    if (!isText || (name === 'callbackUrl' && !isAddress(String(value)))) throw unreadable(name)
  }
}

async function fieldsOf(request: NextRequest): Promise<readonly (readonly [string, unknown])[]> {
  if (request.method !== 'POST') return []
  const type = mediaType(request)
  if (type === 'application/x-www-form-urlencoded') return [...(await readForm(request.clone()))]
  if (type !== 'application/json') return []
  const { value: body } = await readJson(request.clone())
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw unreadable('The body')
  return Object.entries(body)
}

/** Where it leads is next-auth's to judge: to another site it never does. */
function isAddress(value: string): boolean {
  if (!PRINTABLE.test(value)) return false
  return value.startsWith('/') || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
}
