import type { ServerResponse } from 'node:http'

const MIB = 1024 * 1024
/** Fits 27 of the longest prompts or eight of the largest stacks. */
const BYTES_PER_VISITOR = 8 * MIB
const BYTES_TOTAL = 32 * MIB

const byVisitor = new Map<string, number>()
let total = 0

/**
 * Limits the bytes of request bodies that are in memory until their response is sent, for one
 * visitor and for all. The function returned reserves bytes for `response` and returns false when a
 * limit is exceeded.
 */
export function requestMemory(visitor: string, response: ServerResponse): (bytes: number) => boolean {
  let reserved = 0
  const add = (bytes: number) => {
    reserved += bytes
    total += bytes
    const ofVisitor = (byVisitor.get(visitor) ?? 0) + bytes
    if (ofVisitor > 0) byVisitor.set(visitor, ofVisitor)
    else byVisitor.delete(visitor)
    return ofVisitor <= BYTES_PER_VISITOR && total <= BYTES_TOTAL
  }
  let isClosed = false
  response.once('close', () => {
    isClosed = true
    add(-reserved)
  })
  return (bytes) => isClosed || add(bytes)
}
