import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { requestMemory } from '@/server/gate/request-memory-limit'

const MIB = 1024 * 1024

const answers: EventEmitter[] = []
afterEach(() => {
  for (const answer of answers.splice(0)) answer.emit('close')
})

function asking(visitor: string) {
  const answer = new EventEmitter()
  answers.push(answer)
  return { hold: requestMemory(visitor, answer as ServerResponse), end: () => answer.emit('close') }
}

test('one visitor may hold eight mebibytes at once, and more after a part of it is answered', () => {
  const first = asking('one')
  expect(first.hold(5 * MIB)).toBe(true)
  expect(asking('one').hold(3 * MIB)).toBe(true)
  expect(asking('one').hold(1)).toBe(false)
  expect(asking('another').hold(8 * MIB)).toBe(true)
  first.end()
  expect(asking('one').hold(4 * MIB)).toBe(true)
})

// promise: overload
test('all visitors together may hold 32 mebibytes', () => {
  for (const visitor of ['a', 'b', 'c', 'd']) expect(asking(visitor).hold(8 * MIB)).toBe(true)
  expect(asking('e').hold(1)).toBe(false)
})
