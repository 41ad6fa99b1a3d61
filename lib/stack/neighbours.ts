import { LRUCache } from 'lru-cache'
import { processSingleton } from '@/lib/process-singleton'

/**
 * Which other stacks the page of a stack shows. A page that is kept is asked for their state as well, so that one which
 * is hidden leaves it at once.
 */
const MAX_PAGES = 20_000
const shown = processSingleton('neighbours', () => new LRUCache<string, readonly string[]>({ max: MAX_PAGES }))

export const noteNeighbours = (code: string, codes: readonly string[]): void => void shown.set(code, codes)
export const neighboursOf = (code: string): readonly string[] => shown.get(code) ?? []
