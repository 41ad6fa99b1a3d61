import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** As much as Next reads. */
const LONGEST = 40_000

/** A word of the address, or what stands in the place of one that a page takes as it comes. */
const Segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
])
const State = z.tuple([
  Segment,
  z.record(
    z.string(),
    z.lazy((): z.ZodType => State),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
])

/**
 * Whether Next can read what a page in the browser says of itself when it asks for another one. What it cannot read, a
 * page of another release perhaps, it answers with 500; to whatever is no page the browser opens the address anew. Next
 * has a reader for it, and keeps that to itself: this one knows the same form.
 */
export function hasReadableState({ headers }: IncomingMessage): boolean {
  const state = headers['next-router-state-tree']
  if (state === undefined) return true
  if (typeof state !== 'string' || state.length > LONGEST) return false
  try {
    return State.safeParse(JSON.parse(decodeURIComponent(state))).success
  } catch {
    return false
  }
}
