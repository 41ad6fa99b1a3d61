import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError } from '@/lib/errors'
import { mediaType, readForm, readJson } from '@/lib/http/body'

/**
 * next-auth expects what its own pages send and fails on other input, so invalid input gets a 400
 * before it.
 */
const CALLBACK_COOKIE = /^(?:__Secure-)?next-auth\.callback-url$/
/** Characters allowed in the redirect's header. */
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

/** next-auth checks the target itself: it never redirects to another site. */
function isAddress(value: string): boolean {
  if (!PRINTABLE.test(value)) return false
  return value.startsWith('/') || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
}
