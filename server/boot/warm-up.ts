import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { SELF_REQUEST } from '@/server/gate/self-request'

/** A wish makes the engine load both the catalogue's names and its personas. */
export const WARM_UP_PROMPT = 'photographer'

type WarmUpRequest = readonly [path: string, body?: object]

/**
 * Requests that import the modules loaded at first use: parser of pages, database client, drawing
 * library and others.
 */
const IMPORTS: readonly WarmUpRequest[] = [
  [paths.api.personaCheck, { html: '<p>first</p>' }],
  [paths.api.search('first')],
  [paths.sitePreview],
  // Prisma's query compiler, and the module that hashes passwords. There is no such mail token, so
  // nothing changes.
  [paths.api.resetConfirm, { token: 'first', password: 'the first request' }],
  // The mailer. Without a form nothing is stored.
  [paths.api.signup, {}],
  // The client for captions. This is no link to a video, so the service is not asked.
  [paths.api.transcript('first')],
]

/** Builds the catalogue's name index, which the first visitor would otherwise wait for. */
const INDEXES: readonly WarmUpRequest[] = [[paths.api.autocomplete, { currentInput: WARM_UP_PROMPT }]]

/**
 * Loads modules before the server listens. Otherwise the first visitor waits, and if no file can be
 * opened at that moment, the failed import stays cached until a restart. Next has its own copy of
 * the modules, which only a request reaches, so a temporary server on a random port passes requests
 * to `handle`.
 */
export const preloadModules = (handle: RequestListener) => sendAll(handle, IMPORTS)

/** After the server listens, because it takes half a second. */
export const preloadIndexes = (handle: RequestListener) => sendAll(handle, INDEXES)

async function sendAll(handle: RequestListener, requests: readonly WarmUpRequest[]): Promise<void> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await Promise.all(requests.map(([path, body]) => send(`http://127.0.0.1:${port}${path}`, body)))
  server.close()
  server.closeAllConnections()
}

async function send(url: string, body?: object): Promise<void> {
  try {
    const reply = await fetch(url, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json', ...SELF_REQUEST },
    })
    await reply.arrayBuffer()
    if (reply.status >= 500) log.warn({ status: reply.status, url }, 'warm-up request failed')
  } catch (error) {
    // Visitors are served anyway; the first of them waits.
    log.warn({ err: error, url }, 'warm-up request failed')
  }
}
