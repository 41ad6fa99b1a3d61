import { expect, test } from 'vitest'
import { openFormatOf } from '@/lib/formats/open-format-of'
import { readStackFile, readStackText } from '@/lib/import/read-stack'
import { openFormatText, toOpenFormat } from '@/lib/open-format/to-open-format'
import { PNG_KEYWORD } from '@/lib/png/keyword'
import { withPngText } from '@/lib/png/write-text'
import { StackDraft } from '@/lib/stack/schema'
import { toSectionMap } from '@/lib/stack/section-map'
import { hostileStack } from '@/tests/support/public-stack'
import { png } from '@/tests/support/pictures'

const CASES = 200

/** Normalised as when stored, so that the board accepts it. */
function* storedStacks() {
  let found = 0
  for (let seed = 0; found < CASES; seed++) {
    const stack = hostileStack(seed)
    const draft = StackDraft.safeParse({ ...stack, ...toSectionMap(stack.sections), name: stack.name.trim() || 'Mine' })
    if (!draft.success) continue
    found++
    yield { ...stack, ...draft.data }
  }
}

const shownOf = ({ name, title, description, handle, theme, sections }: ReturnType<typeof openFormatOf>) => ({
  name,
  title,
  description,
  handle,
  theme,
  sections,
})

test('export, import and export again give the same stack, for two hundred stacks', async () => {
  const stacks = [...storedStacks()]
  expect(stacks).toHaveLength(200)
  for (const stack of stacks) {
    const first = toOpenFormat({ ...stack, shareCode: undefined }, { origin: 'https://stacks.example' })
    const imported = readStackText(openFormatText(first))
    if (!imported) throw new Error(`${stack.name} was not read`)
    const second = toOpenFormat(imported.content, { origin: 'https://stacks.example' })
    expect(shownOf(second)).toEqual(shownOf(first))
  }
})

test('a picture gives the same stack as the document embedded in it', async () => {
  const stacks = [...storedStacks()].slice(0, 40)
  expect(stacks).toHaveLength(40)
  for (const stack of stacks) {
    const document = openFormatText(openFormatOf(stack))
    const picture = withPngText(new Uint8Array(png()), PNG_KEYWORD, document)
    expect(await readStackFile(new Blob([picture]))).toEqual(readStackText(document))
    expect((await readStackFile(new Blob([picture])))?.code).toBe(stack.shareCode)
  }
})

test('a JSON text with more parts than a stack can have is not parsed', () => {
  const sections = [{ title: 'A', tools: [{ name: 'One' }] }]
  const more = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key ${at}, "{"`, at]))
  expect(readStackText(JSON.stringify({ version: 1, sections, more: more(1_000) }))).toBeDefined()
  expect(readStackText(JSON.stringify({ version: 1, sections, more: more(40_000) }))).toBeUndefined()
})
