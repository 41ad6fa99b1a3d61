import { expect, test } from 'vitest'
import { hostileInputs, seededRandom, type HostileInput } from '@/scripts/fuzz/inputs'
import { slowness } from '@/scripts/fuzz/measure'
import { catalogueNames, GENERATE, OTHERS } from '@/scripts/fuzz/targets'
import { captionText } from '@/lib/transcript/caption-text'

/** `npm run fuzz` checks thousands of inputs against the limits themselves. Here a busy machine gets eight times as long; quadratic time is still far above that. */
const ROOM = 8
const CASES = 200

function* firstInputs(count: number): Generator<HostileInput> {
  let at = 0
  for (const input of hostileInputs(seededRandom(20), catalogueNames())) {
    if (at++ === count) return
    yield input
  }
}

test(
  `${CASES} hostile texts of 50,000 characters take the engine no longer than ordinary ones`,
  { timeout: 300_000 },
  () => {
    GENERATE.run('I use React, Figma and a Shure SM7B.')
    const slow: string[] = []
    for (const input of firstInputs(CASES)) {
      const ms = slowness({ ...GENERATE, limitMs: GENERATE.limitMs * ROOM }, input)
      if (ms > GENERATE.limitMs * ROOM) slow.push(`${Math.round(ms)} ms ${JSON.stringify(input)}`)
    }
    expect(slow).toEqual([])
  },
)

test.each<[string, string]>([
  ['dots', '.'],
  ['a letter that is a language', 'R '],
  ['another letter that is a language', 'X '],
  ['rows of a table of dots', '|.....'],
  ['lines of a Dockerfile', 'FROM x\n'],
])('50,000 characters of %s', (_what, unit) => {
  const input = { head: '', unit, tail: '' }
  expect(slowness({ ...GENERATE, limitMs: GENERATE.limitMs * ROOM }, input)).toBeLessThan(GENERATE.limitMs * ROOM)
})

test.each(OTHERS.map((target) => [target.name, target] as const))('dots and brackets given to: %s', (_name, target) => {
  target.run('I use React.')
  for (const unit of ['.', '<', '[', 'a: &a [*a]\n'])
    expect(slowness({ ...target, limitMs: target.limitMs * ROOM }, { head: '', unit, tail: '' }), unit).toBeLessThan(
      target.limitMs * ROOM,
    )
})

test('text between tags that never end is lost, and lines before it are kept', () => {
  expect(captionText('<transcript><text start="0">one</text><text start="1">two</text><text start="2"')).toContain(
    'one',
  )
})
