/**
 * Computes the score of a response by the rules of the HTTP Observatory: 100 points minus
 * penalties, and a bonus that counts only from 90 points on.
 */

const DAY = 86_400
const PRIVATE_REFERRERS = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

export function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  )
}

/**
 * The sources that a browser uses for this directive. A nonce or hash makes it ignore
 * 'unsafe-inline'.
 */
function isUnsafe(policy: Map<string, string[]>, names: string[]): boolean {
  const values = names.map((name) => policy.get(name)).find((found) => found !== undefined) ?? ['*']
  const nonced = values.some((value) => /^'(?:nonce|sha\d+)-/.test(value))
  return (
    values.some(
      (value) =>
        value === '*' || value === 'https:' || value === "'unsafe-eval'" || (value === "'unsafe-inline'" && !nonced),
    ) && !values.includes("'strict-dynamic'")
  )
}

function policyPoints(header: string | null): number {
  if (!header) return -25
  const policy = directives(header)
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? []
  if (scripts.includes("'unsafe-eval'")) return -10
  if (isUnsafe(policy, ['script-src', 'default-src'])) return -20
  if (isUnsafe(policy, ['style-src', 'default-src']) || policy.get('style-src-attr')?.includes("'unsafe-inline'"))
    return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function transportPoints(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1)
  if (seconds < 0) return -20
  return seconds < 180 * DAY ? -10 : 0
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -40
  return cookies.every((cookie) => /;\s*httponly/i.test(cookie) && /;\s*samesite=/i.test(cookie)) ? 5 : 0
}

export function observatoryScore(headers: Headers): number {
  const policy = headers.get('content-security-policy')
  const framed = directives(policy ?? '').has('frame-ancestors')
  const referrer = headers.get('referrer-policy')
  const modifiers = [
    policyPoints(policy),
    transportPoints(headers.get('strict-transport-security')),
    cookiePoints(headers.getSetCookie()),
    headers.get('access-control-allow-origin') === '*' && headers.has('access-control-allow-credentials') ? -50 : 0,
    referrer === null ? 0 : PRIVATE_REFERRERS.test(referrer) ? 5 : -5,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framed ? 5 : headers.has('x-frame-options') ? 0 : -20,
    headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    /^same-origin/.test(headers.get('cross-origin-opener-policy') ?? '') ? 10 : 0,
  ]
  const base = modifiers.filter((points) => points < 0).reduce((sum, points) => sum + points, 100)
  const bonus = modifiers.filter((points) => points > 0).reduce((sum, points) => sum + points, 0)
  return base >= 90 ? base + bonus : base
}

export const A_PLUS = 100
