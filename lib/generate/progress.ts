import { formatCount } from '@/lib/text/format-count'

/**
 * Estimates the progress of a generation from the length of the text: its real duration is unknown.
 */

const MS_PER_CHARACTER = 20
const MINIMUM_MS = 2000
/** How long a full progress bar is visible before its result replaces it. */
export const FULL_MS = 400

export function estimatedMs(characters: number): number {
  return Math.max(MINIMUM_MS, characters * MS_PER_CHARACTER)
}

/** The percentage of the estimated time, linear; undefined after the estimated time. */
export function progressAt(elapsedMs: number, estimateMs: number): number | undefined {
  if (elapsedMs >= estimateMs) return undefined
  return Math.max(0, Math.floor((elapsedMs / estimateMs) * 100))
}

export function progressText(sections: number): string {
  if (sections === 0) return 'Finding tools…'
  return `Finding tools… ${formatCount(sections, 'section')} so far`
}
