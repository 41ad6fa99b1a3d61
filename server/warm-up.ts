import type { AddressInfo } from 'node:net'
import { log } from '@/lib/log'

/** A wish, so that the names of the catalogue and the people whom the engine knows are both read. */
const FIRST_WORDS = 'photographer'
const EVERYWHERE = new Set(['::', '0.0.0.0'])

/**
 * Asks this very server for a suggestion, so that nobody else is the first who waits for the catalogue and its index. Next
 * has its own copy of those modules: only a request reaches them.
 */
export async function warmUp({ address, family, port }: AddressInfo): Promise<void> {
  const host = EVERYWHERE.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  try {
    const reply = await fetch(`http://${host}:${port}/api/techstack/autocomplete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currentInput: FIRST_WORDS }),
    })
    await reply.arrayBuffer()
    if (!reply.ok) log.warn({ status: reply.status }, 'the catalogue was not read ahead')
  } catch (error) {
    // Visitors are served all the same: the first of them waits for the index.
    log.warn({ err: error }, 'the catalogue was not read ahead')
  }
}
