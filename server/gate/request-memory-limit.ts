import type { ServerResponse } from 'node:http'

const MIB = 1024 * 1024
/** Twenty-seven of the longest texts that may be sent, or eight of the largest stacks. */
const BYTES_PER_VISITOR = 8 * MIB
const BYTES_IN_ALL = 32 * MIB

const held = new Map<string, number>()
let all = 0

/**
 * What was sent stays in memory until it is answered. The one who sends `response` its question may hold so much of it at
 * once, and all together may hold so much: false where more has come.
 */
export function requestMemory(visitor: string, response: ServerResponse): (bytes: number) => boolean {
  let mine = 0
  const add = (bytes: number) => {
    mine += bytes
    all += bytes
    const ofOne = (held.get(visitor) ?? 0) + bytes
    if (ofOne > 0) held.set(visitor, ofOne)
    else held.delete(visitor)
    return ofOne <= BYTES_PER_VISITOR && all <= BYTES_IN_ALL
  }
  let isOver = false
  response.once('close', () => {
    isOver = true
    add(-mine)
  })
  return (bytes) => isOver || add(bytes)
}
