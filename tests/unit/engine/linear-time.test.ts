import { expect, test } from 'vitest'
import { combinations, sampledAtoms, seededRandom, type HostileInput } from '@/scripts/fuzz/inputs'
import { slowness, workTime } from '@/scripts/fuzz/measure'
import { catalogueNames, GENERATE, OTHERS } from '@/scripts/fuzz/targets'
import { captionText } from '@/lib/transcript/caption-text'

/**
 * `npm run fuzz` checks thousands of inputs against the limits themselves. Here a busy machine gets
 * eight times as long; quadratic time is still far above that.
 */
const ROOM = 8
const OF_EACH = 100

function* first<T>(count: number, items: Iterable<T>): Generator<T> {
  let at = 0
  for (const item of items) {
    if (at++ === count) return
    yield item
  }
}

const TIMES_AS_LONG = { ...GENERATE, limitMs: GENERATE.limitMs * ROOM }

test(
  `${OF_EACH} repeated atoms and ${OF_EACH} combinations of 50,000 characters take the engine no longer than ordinary texts`,
  { timeout: 300_000 },
  async () => {
    GENERATE.run('I use React, Figma and a Shure SM7B.')
    const slow: string[] = []
    for (const input of [
      ...sampledAtoms(OF_EACH),
      ...first(OF_EACH, combinations(seededRandom(20), catalogueNames())),
    ]) {
      const ms = await slowness(TIMES_AS_LONG, input)
      if (ms > TIMES_AS_LONG.limitMs) slow.push(`${Math.round(ms)} ms ${JSON.stringify(input)}`)
    }
    expect(slow).toEqual([])
  },
)

test.each<[what: string, input: Partial<HostileInput>]>([
  ['dots', { unit: '.' }],
  ['a letter that is a language', { unit: 'R ' }],
  ['another letter that is a language', { unit: 'X ' }],
  ['rows of a table of dots', { unit: '|.....' }],
  ['lines of a Dockerfile', { unit: 'FROM x\n' }],
  ['Chinese names that are ordinary words', { unit: '饿了么' }],
])('50,000 characters of %s', async (_what, { unit = '' }) => {
  expect(await slowness(TIMES_AS_LONG, { head: '', unit, tail: '' })).toBeLessThan(TIMES_AS_LONG.limitMs)
})

// These take a twentieth of the limit, and took more than all of it.
test.each<[what: string, input: Partial<HostileInput>]>([
  ['keys of a map of YAML that is not closed', { head: 'services:\n  a: {', unit: 'a%d: 1\n', tail: ']' }],
  ['images of a Dockerfile', { head: 'Dockerfile\nFROM node\nRUN make\n', unit: 'FROM x%d\n' }],
  ['dotted keys of TOML', { head: '[dependencies]\n', unit: 'a.b.c%d = 1\n' }],
  ['one dotted key of TOML', { head: '[dependencies]\n', unit: 'a.' }],
  ['one open quote of TOML', { head: '[project]\n"', unit: 'a' }],
  ['remarks before a carriage return', { unit: ' #', tail: '\rx' }],
  ['spaces behind who says it', { head: 'My boss says', unit: ' ', tail: '.' }],
  ['deeds in one word', { head: '\t* For µ', unit: 'ingµ', tail: ':' }],
  ['unknown names before and after Thai letters', { head: 'WEBVTT\n\n', unit: 'ไทยfor #include <a>\n' }],
])('50,000 characters of %s', async (_what, { head = '', unit = '', tail = '' }) => {
  expect(await slowness(TIMES_AS_LONG, { head, unit, tail })).toBeLessThan(TIMES_AS_LONG.limitMs)
})

test.each(OTHERS.map((target) => [target.name, target] as const))(
  'dots and brackets given to: %s',
  async (_name, target) => {
    await target.run('I use React.')
    for (const unit of ['.', '<', '[', 'a: &a [*a]\n', '<g/>', '{},', '- a\n']) {
      const ms = await slowness({ ...target, limitMs: target.limitMs * ROOM }, { head: '', unit, tail: '' })
      expect(ms, unit).toBeLessThan(target.limitMs * ROOM)
    }
  },
)

test.each([
  ['brackets that no tag begins with', `<text>${'<'.repeat(200_000)}</text>`],
  ['open tags', '<p>'.repeat(330_000)],
  ['empty events', `{"events":[${'{},'.repeat(699_000)}{}]}`],
  ['keys', `{"events":[{${Array.from({ length: 150_000 }, (_, at) => `"a${at}":1`).join(',')}}]}`],
  ['escaped characters', `<p>${'&amp;'.repeat(400_000)}</p>`],
])('captions of %s are read within their time limit', (_what, captions) => {
  // Twice the limit of the main thread.
  expect(Math.min(...[1, 2, 3].map(() => workTime(() => captionText(captions))))).toBeLessThan(100)
})

test('text between unclosed tags is dropped, and lines before it are kept', () => {
  expect(captionText('<transcript><text start="0">one</text><text start="1">two</text><text start="2"')).toContain(
    'one',
  )
})
