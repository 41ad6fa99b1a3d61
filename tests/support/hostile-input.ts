/** Hostile input for any part of a request. */

const deep = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value }
  return value
}

export const HOSTILE_VALUES: readonly [what: string, value: unknown][] = [
  ['null', null],
  ['true', true],
  ['a huge number', 1e308],
  ['a number that no column holds', 2 ** 31],
  ['a negative number', -1],
  ['a fraction', 0.1],
  ['an empty text', ''],
  ['blank text', ' \t\n'],
  ['a list', [1, null, 'x']],
  ['an empty list', []],
  ['a map', { a: { b: 1 } }],
  ['deep nesting', deep(200)],
  ['NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['invisible characters', '\u200b\u202e\ufeff'],
  ['very long text', 'x'.repeat(310_000)],
  ['a quote for SQL', `'; DROP TABLE tech_stacks; --`],
  ['a pattern of LIKE', '%_\\%'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a template', '${process.env.NEXTAUTH_SECRET}{{7*7}}'],
  ['a path', '../../../../etc/passwd'],
  ['a link that runs code', 'javascript:alert(1)'],
  ['an operator', { $ne: null, $gt: '' }],
  ['a filter of the database', { not: null, contains: '' }],
  ['a prototype', JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')],
  ['the name of a prototype', '__proto__'],
  ['combining marks', `a${'\u0301'.repeat(500)}`],
  ['marks to put in order', `a${'\u0323\u0301'.repeat(120_000)}`],
  ['a slow text for patterns', `${'a'.repeat(5_000)}!`],
  ['a slow address', `${'a.'.repeat(2_000)}@${'b-'.repeat(2_000)}`],
  ['tags in each other without end', '<div>'.repeat(9_000)],
  ['tables without end', '| a |\n|--|\n'.repeat(20_000)],
  ['a thousand and one keys', Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`k${i}`, []]))],
]

/**
 * The body with each hostile value in place of it and of each field, and with each field left out.
 */
export function hostileVariants(body: Record<string, unknown>): [what: string, body: unknown][] {
  const whole = HOSTILE_VALUES.map(([what, value]): [string, unknown] => [`as a whole: ${what}`, value])
  const fields = Object.keys(body).flatMap((field): [string, unknown][] => [
    [`without ${field}`, Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))],
    ...HOSTILE_VALUES.map(([what, value]): [string, unknown] => [`${field}: ${what}`, { ...body, [field]: value }]),
  ])
  return [...whole, ...fields]
}

/** Bodies that are not JSON, or JSON that must be refused. */
export const HOSTILE_BODIES: readonly [what: string, body: string | Uint8Array][] = [
  ['nothing', ''],
  ['half an object', '{"name":"x"'],
  ['two values', '{}{}'],
  ['a trailing comma', '{"a":1,}'],
  ['a byte order mark', '\ufeff{}'],
  ['not a number', '{"version":NaN}'],
  ['the same key twice', '{"name":"a","name":["b"],"prompt":1,"prompt":{}}'],
  ['brackets a thousand deep', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
  ['a hundred thousand brackets', '['.repeat(100_000)],
  ['a number of a thousand digits', `{"version":${'9'.repeat(1_000)}}`],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', new Uint8Array(Buffer.from('{"name":"x"}', 'utf16le'))],
  ['a compressed body', new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3])],
]

/** Path segments and query values, encoded as they are sent. */
export const HOSTILE_PARTS: readonly string[] = [
  '%00',
  '%0d%0aset-cookie:a=b',
  '%ED%A0%80',
  '..%2F..%2Fetc%2Fpasswd',
  '%252e%252e%252f',
  '__proto__',
  'constructor',
  'constructor:react',
  "'%20OR%201=1--",
  '%25_%5C',
  '%F0%9F%92%A9',
  '%E2%80%AE',
  'x'.repeat(3_000),
  '%28a%2B%29%2B%24',
  '-1',
  '1e308',
  'null',
  '%7B%22%24ne%22:1%7D',
]

/** Internals that no response may reveal: paths, code, SQL, names of configuration variables. */
export const LEAK =
  /node_modules|\/(?:home|tmp|root|usr|work)\/|\.tsx?:\d|\n\s+at |SELECT |INSERT |UPDATE "|prisma|ECONN|NEXTAUTH|tests-secret/i
