import { randomUUID } from 'node:crypto'
import { fromSectionMap } from '@/lib/stack/section-map'
import type { Section } from '@/lib/stack/schema'
import { paths } from '@/lib/paths'
import { Failure } from '../failure'

/** A client of the site's API, with the calls that a push needs. */

export type SiteRequest = SiteRead | SiteWrite

interface SiteRead {
  readonly method: 'GET'
  readonly url: string
}

export interface SiteWrite {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  /**
   * The Idempotency-Key, sent with every repetition, so that the site executes the request once.
   */
  readonly idempotencyKey: string
  /** The JSON body, exactly as it is sent. */
  readonly body: string
}

export interface SiteStack {
  readonly id: string
  readonly shareCode: string
  readonly version: number
  readonly sections: readonly Section[]
}

const MAX_MS = 30_000
/** Error codes of connections that fail before anything is sent. */
const NOT_SENT = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** The origin of a site. The key is only sent over https, except to this computer. */
export function siteOrigin(given: string | undefined): string {
  if (given === undefined || given === '') throw new Failure('Name the site with --site, or in STACKBOOK_URL.')
  if (!URL.canParse(given)) throw new Failure(`"${given}" is no address of a site: https://… is expected.`)
  const url = new URL(given)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOCAL.test(url.hostname)))
    throw new Failure(`${url.origin} is not reached by https, so no key is sent to it.`)
  return url.origin
}

export class SiteClient {
  constructor(
    readonly origin: string,
    private readonly key: string,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  readRequest(code: string): SiteRead {
    return { method: 'GET', url: this.origin + paths.api.stack(code) }
  }

  writeRequest(method: SiteWrite['method'], path: string, body: string): SiteWrite {
    return { method, url: this.origin + path, idempotencyKey: randomUUID(), body }
  }

  /** The current stack of a share code; undefined if it does not exist. */
  async read({ method, url }: SiteRead): Promise<SiteStack | undefined> {
    const response = await this.ask(url, { method }).catch((error: unknown) => {
      throw new Failure(`${this.origin} does not answer (${reasonOf(error)}). Nothing was changed.`)
    })
    return response.status === 404 || response.status === 410 ? undefined : stackOf(response)
  }

  /** Repeated once without a response: with the same Idempotency-Key the site executes it once. */
  async send(request: SiteWrite): Promise<SiteStack> {
    let wasSent = false
    let reason = ''
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        const response = await this.write(request)
        if (!isRunning(response)) return await stackOf(response)
        reason = 'it is still busy with the same request'
      } catch (error) {
        if (error instanceof Failure) throw error
        reason = reasonOf(error)
        if (NOT_SENT.test(codeOf(error))) continue
      }
      wasSent = true
    }
    const state = wasSent
      ? 'It is not known whether the stack was stored: look at your stacks on the site before you push again.'
      : 'Nothing was changed.'
    throw new Failure(`${this.origin} does not answer (${reason}). ${state}`)
  }

  private write({ method, url, body, idempotencyKey }: SiteWrite): Promise<Response> {
    return this.ask(url, {
      method,
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    })
  }

  private ask(url: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${this.key}`, accept: 'application/json' }
    // A redirect would send the key to another address.
    return this.fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(MAX_MS) })
  }
}

/**
 * The first attempt is still running; a stack that was changed meanwhile is a 409 without this
 * header.
 */
const isRunning = ({ status, headers }: Response): boolean => status === 409 && headers.has('retry-after')

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

function reasonOf(error: unknown): string {
  const cause = causeOf(error)
  return cause instanceof Error ? cause.message || codeOf(error) : String(cause)
}

function codeOf(error: unknown): string {
  const cause = causeOf(error)
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

async function stackOf(response: Response): Promise<SiteStack> {
  const answer = await jsonOf(response)
  if (!response.ok) throw new Failure(refusal(response.status, answer.error))
  const { id, shareCode, version } = answer
  const sections = fromSectionMap(answer)
  if (typeof id !== 'string' || typeof shareCode !== 'string' || typeof version !== 'number' || !sections)
    throw new Failure('The site gave an answer that this version of the command line does not understand.')
  return { id, shareCode, version, sections }
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  try {
    const value: unknown = await response.json()
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const WHAT_TO_DO: Readonly<Record<number, string>> = {
  401: 'Check STACKBOOK_KEY: make a key on the account page of the site.',
  403: 'The stack belongs to another account, or the key may only read.',
  409: 'The stack was changed meanwhile. Push again.',
  429: 'Wait a minute and push again.',
}

const refusal = (status: number, error: unknown): string =>
  [`The site answered ${status}.`, typeof error === 'string' ? error : '', WHAT_TO_DO[status] ?? '']
    .filter((part) => part !== '')
    .join(' ')
