import 'server-only'
import { LRUCache } from 'lru-cache'
import { safeSvg } from './safe-svg'

/** Caches sanitised drawings: sanitising a large one takes tens of milliseconds. */
const cleaned = new LRUCache<string, { svg: string | undefined }>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ svg = '' }) => 2 * svg.length + 1,
})

/**
 * A visitor's SVG, sanitised by the rules of this release: it may have been stored under older
 * ones. Each is sanitised once, because a stored file never changes.
 */
export function cleanedIcon(iconId: string, bytes: Uint8Array): string | undefined {
  const known = cleaned.get(iconId)
  if (known) return known.svg
  const svg = safeSvg(new TextDecoder().decode(bytes))
  cleaned.set(iconId, { svg })
  return svg
}
