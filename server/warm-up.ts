import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { log } from '@/lib/log'
import { OWN_REQUEST } from './own-request'

/** A wish, so that the names of the catalogue and the people whom the engine knows are both read. */
export const FIRST_WORDS = 'photographer'
const EVERYWHERE = new Set(['::', '0.0.0.0'])

/** Loading what cleans persona pages holds the process up for most of a second: nobody may be waiting meanwhile. */
const QUIET_MS = 1000

/**
 * Asks this very server for a suggestion, so that nobody else is the first who waits for the catalogue and its index, and
 * once all is quiet for the check of a persona page: the first one used to hold up the icons of its own stack. Next has its
 * own copy of those modules: only a request reaches them.
 */
export async function warmUp(server: Server, at: AddressInfo): Promise<void> {
  await ask(at, '/api/techstack/autocomplete', { currentInput: FIRST_WORDS })
  onceQuiet(server, () => void ask(at, '/api/persona/check', { html: '<p>first</p>' }))
}

async function ask({ address, family, port }: AddressInfo, path: string, body: object): Promise<void> {
  const host = EVERYWHERE.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  try {
    const reply = await fetch(`http://${host}:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...OWN_REQUEST },
      body: JSON.stringify(body),
    })
    await reply.arrayBuffer()
    if (!reply.ok) log.warn({ status: reply.status, path }, 'not read ahead')
  } catch (error) {
    // Visitors are served all the same: the first of them waits.
    log.warn({ err: error, path }, 'not read ahead')
  }
}

function onceQuiet(server: Server, act: () => void): void {
  const timer = setTimeout(() => {
    server.off('request', postpone)
    act()
  }, QUIET_MS)
  const postpone = () => timer.refresh()
  server.on('request', postpone)
  server.once('close', () => clearTimeout(timer))
}
