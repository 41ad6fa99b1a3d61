import 'server-only'
import { trustedViewer, type Viewer } from '@/lib/auth/viewer'
import { AppError } from '@/lib/errors'
import { PRIVATE_CACHING } from '@/lib/http/public-answer'
import { takePoint } from '@/lib/http/rate-limit'
import { RATE_RULES } from '@/lib/http/rate-rules'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { CORS_ANSWER } from './cors'
import { findKey, type FoundKey } from './data'
import { keyInHeader } from './new-key'
import { neededScope } from './needed-scope'

const POLICY = 'key'
const { points, seconds } = RATE_RULES.apiKey

/** Method and path, which a key's scope is checked against. */
interface Asked {
  readonly method: string
  readonly path: string
}

/** A request whose Authorization header holds an API key, valid or not. */
export class KeyedRequest {
  readonly #request: Asked
  readonly #key: string
  #found: FoundKey | undefined
  #rateLimit: string | undefined

  constructor(request: Asked, key: string) {
    this.#request = request
    this.#key = key
  }

  /**
   * The owner of the key. Throws 401 for an unknown key, 403 for a missing scope, 429 beyond its
   * rate limit.
   */
  async viewer(): Promise<Viewer> {
    const found = await findKey(this.#key)
    if (!found)
      throw new AppError(
        'unauthenticated',
        'This API key is not valid or was deleted. Create one on your account page.',
      )
    this.#found = found
    await this.#takePoint(found)
    const { method, path } = this.#request
    const needed = neededScope(method, path)
    if (needed === undefined)
      throw new AppError('forbidden', 'An API key cannot be used here. Sign in on the site to do this.')
    if (needed === 'write' && found.scope !== 'write')
      throw new AppError('forbidden', 'This API key may only read. Create one with the scope write to change things.')
    return { ...trustedViewer(found.userId), key: { scope: found.scope, prefix: found.prefix } }
  }

  async #takePoint({ id }: FoundKey): Promise<void> {
    try {
      const left = await takePoint('apiKey', id)
      if (left) this.#rateLimit = `"${POLICY}";r=${left.points};t=${Math.ceil(left.ms / 1000)}`
    } catch (error) {
      if (error instanceof AppError) this.#rateLimit = `"${POLICY}";r=0;t=${error.headers['retry-after'] ?? seconds}`
      throw error
    }
  }

  /**
   * Sets the headers of the response and writes the audit line of a write. Tools of MCP write their
   * own.
   */
  finish({ status, headers }: Response, requestId: string): void {
    // Earlier states of a stack are private to its owner: pages of other sites may not read them.
    if (headers.get('cache-control') !== PRIVATE_CACHING['cache-control'])
      for (const [name, value] of Object.entries(CORS_ANSWER)) headers.set(name, value)
    if (this.#rateLimit) {
      headers.set('ratelimit-policy', `"${POLICY}";q=${points};w=${seconds}`)
      headers.set('ratelimit', this.#rateLimit)
    }
    // The rate limit of one key must not be cached by proxies.
    if (headers.get('cache-control')?.includes('public')) headers.set('cache-control', 'private, no-cache')
    const { method, path } = this.#request
    if (!this.#found || method === 'GET' || method === 'HEAD' || path === paths.api.mcp) return
    const { userId, prefix } = this.#found
    log.info({ requestId, method, path, status, userId, keyPrefix: prefix }, 'write with an API key')
  }
}

export function keyedRequest(asked: Asked, headers: Headers): KeyedRequest | undefined {
  const key = keyInHeader(headers.get('authorization'))
  return key === undefined ? undefined : new KeyedRequest(asked, key)
}
