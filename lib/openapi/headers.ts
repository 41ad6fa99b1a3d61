/** Response headers. */
export const HEADERS = {
  'X-Request-Id': {
    required: true,
    description: 'Names the request in the log of the server.',
    schema: { type: 'string', format: 'uuid' },
  },
  'RateLimit-Policy': {
    description: 'Of requests with an API key: its rate limit.',
    schema: { type: 'string' },
    example: '"key";q=120;w=60',
  },
  RateLimit: {
    description: 'Of requests with an API key: how many more (r) are allowed within how many seconds (t).',
    schema: { type: 'string' },
    example: '"key";r=119;t=60',
  },
  'Retry-After': {
    description: 'Of 429, and of 409 and 503 when a repetition may succeed: after how many seconds.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
  'Idempotency-Replayed': {
    description: 'This answer is that of the first request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  ETag: {
    required: true,
    description: 'For If-None-Match, which is answered by 304 as long as nothing has changed.',
    schema: { type: 'string' },
  },
  Link: {
    description: 'The next page, if there is one.',
    schema: { type: 'string' },
    example: '</api/user/ID/techstacks?cursor=…>; rel="next"',
  },
} as const
export type HeaderName = keyof typeof HEADERS

export type HeaderRefs = Record<string, { $ref: string }>

export const headerRefs = (names: readonly HeaderName[]): HeaderRefs =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
