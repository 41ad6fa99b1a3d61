import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { IconStore } from './types'

const MISS_MS = 10 * 60_000
const MAX_MISSES = 5_000
const OPEN_MS = 30_000

const unavailable = (cause?: unknown) =>
  new AppError('unavailable', 'The store for icon files does not answer right now. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': String(OPEN_MS / 1000) },
  })

/**
 * Protects requests from a slow remote store. Misses are cached, because nearly all icons are from
 * packaged sets. After an error the store is skipped for a while, or every icon of a board would
 * wait for the timeout.
 */
export function withCircuitBreaker(store: IconStore, now: () => number = () => performance.now()): IconStore {
  const misses = new Map<string, number>()
  let openUntil = 0
  const failed = (error: unknown): AppError => {
    log.warn({ err: error }, 'the store for icon files failed')
    return unavailable(error)
  }
  return {
    async read(id) {
      if (now() < (misses.get(id) ?? 0)) return undefined
      if (now() < openUntil) throw unavailable()
      try {
        const found = await store.read(id)
        if (found) return found
      } catch (error) {
        openUntil = now() + OPEN_MS
        throw failed(error)
      }
      if (misses.size >= MAX_MISSES) misses.clear()
      misses.set(id, now() + MISS_MS)
      return undefined
    },
    async write(id, file) {
      try {
        await store.write(id, file)
        misses.delete(id)
      } catch (error) {
        throw failed(error)
      }
    },
    async remove(id) {
      try {
        await store.remove(id)
      } catch (error) {
        throw failed(error)
      }
    },
  }
}
