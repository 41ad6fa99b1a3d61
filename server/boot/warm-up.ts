import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { SELF_REQUEST } from '@/server/gate/self-request'

/** A wish, so that the names of the catalogue and the people whom the engine knows are both read. */
export const WARM_UP_PROMPT = 'photographer'

type FirstRequest = readonly [path: string, body?: object]

/** Together they import what is imported at its first use: the sanitiser, the database client, drawing. */
const IMPORTS: readonly FirstRequest[] = [
  [paths.api.personaCheck, { html: '<p>first</p>' }],
  [paths.api.search('first')],
  [paths.sitePreview],
]

/** The names of the catalogue: read and indexed at each try until that succeeds, so visitors need not wait for it. */
const INDEXES: readonly FirstRequest[] = [[paths.api.autocomplete, { currentInput: WARM_UP_PROMPT }]]

/**
 * Loads before the product listens what would else be loaded for the first visitor: they would wait, and where no file
 * can be opened at that moment, the failed import is kept until a restart. Next has its own copy of those modules: only
 * a request reaches them, so a server that nobody else knows passes some on to `handle`.
 */
export const preloadModules = (handle: RequestListener) => sendAll(handle, IMPORTS)

/** Once the product listens: until then a start would take longer by half a second. */
export const preloadIndexes = (handle: RequestListener) => sendAll(handle, INDEXES)

async function sendAll(handle: RequestListener, requests: readonly FirstRequest[]): Promise<void> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await Promise.all(requests.map(([path, body]) => ask(`http://127.0.0.1:${port}${path}`, body)))
  server.close()
  server.closeAllConnections()
}

async function ask(url: string, body?: object): Promise<void> {
  try {
    const reply = await fetch(url, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json', ...SELF_REQUEST },
    })
    await reply.arrayBuffer()
    if (!reply.ok) log.warn({ status: reply.status, url }, 'not loaded ahead')
  } catch (error) {
    // Visitors are served all the same: the first of them waits.
    log.warn({ err: error, url }, 'not loaded ahead')
  }
}
