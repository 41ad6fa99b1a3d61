import { describe, expect, test } from 'vitest'
import { EMPTY_CONTENT, type Content } from '@/lib/stack/content'
import { readJson } from '@/lib/import/read-json'
import { toSectionMap } from '@/lib/stack/section-map'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { StackDraft, type Tool } from '@/lib/stack/schema'
import { HOSTILE_VALUES } from '@/tests/support/hostile-input'
import { bareTool } from '@/tests/support/bare-tool'

const tool = (id: string, more: Partial<Tool> = {}) => bareTool(id, more.text, more)
const content: Content = {
  ...EMPTY_CONTENT,
  name: 'Mine',
  title: 'What [I] use',
  twitterHandle: 'dev',
  sections: [
    {
      title: '__proto__',
      tools: [tool('a', { text: 'A*B', link: 'https://a.example/x', description: 'Does a thing.' })],
    },
    { title: '12', tools: [tool('b', { label: 'Free' })] },
  ],
}

/** An export from before the open format. */
const olderExport = ({ sections, ...fields }: Content) =>
  JSON.parse(JSON.stringify({ ...fields, ...toSectionMap(sections) })) as Record<string, unknown>
const read = (value: unknown) => readJson(value)?.content

// promise: prototype-safe-titles
test('an older export comes back the same, odd titles and order included', () => {
  expect(read(olderExport(content))).toEqual(content)
})

test.each([
  ['a text', 'hello'],
  ['a list', []],
  ['no sections', { name: 'x' }],
  ['an order that names what is not there', { sections: {}, sectionOrder: ['A'] }],
  ['another version of the open format', { version: 2, sections: [{ title: 'A', tools: [] }] }],
  ['a list of sections without a version', { sections: [{ title: 'A', tools: [] }] }],
  ['an open format without a section', { version: 1, sections: [null, 'text', { title: ' ' }] }],
])('%s is not a stack', (_what, value) => expect(read(value)).toBeUndefined())

test('invalid links, colours, icons and fields of a hostile file are removed', () => {
  const shown = read({
    theme: 'dracula',
    twitterHandle: '@<b>x',
    sections: {
      A: [
        {
          id: 'x',
          text: 'Kept',
          link: 'javascript:alert(1)',
          color: 'red;background:url(//evil)',
          icon_id: '../../etc',
        },
        { id: 'x', text: 'Same id' },
        { id: 'y', text: '   ' },
        null,
        'text',
      ],
    },
  })
  expect(shown?.theme).toBe('modern')
  expect(shown?.twitterHandle).toBe('bx')
  const tools = shown?.sections[0]?.tools ?? []
  expect(tools.map(({ text }) => text)).toEqual(['Kept', 'Same id'])
  expect(tools[0]).toMatchObject({ link: '', color: '', icon_id: '' })
  expect(new Set(tools.map(({ id }) => id)).size).toBe(2)
})

describe('a board imported from any file can be saved', () => {
  const written = olderExport(content)
  const kept = (over: Record<string, unknown>, toolOver: Record<string, unknown> = {}) => {
    const shown = read({
      ...written,
      sections: { A: [{ ...tool('a'), ...toolOver }], B: [] },
      sectionOrder: ['A', 'B'],
      ...over,
    })
    if (!shown) throw new Error('nothing was read')
    return { read: shown, saved: StackDraft.safeParse({ ...olderExport(shown), name: shown.name || 'Mine' }) }
  }
  const issues = ({ saved }: ReturnType<typeof kept>) => saved.error?.issues.map(({ message }) => message)

  test.each(['name', 'title', 'description', 'twitterHandle', 'theme', 'htmlContent', 'listed'])('%s', (field) => {
    const found = HOSTILE_VALUES.map(([what, value]) => [what, issues(kept({ [field]: value }))])
    expect(found).toEqual(HOSTILE_VALUES.map(([what]) => [what, undefined]))
  })
  test.each(['id', 'text', 'description', 'link', 'label', 'icon_id', 'color'])('a tool’s %s', (field) => {
    const text = field === 'text' ? {} : { text: 'x' }
    const found = HOSTILE_VALUES.map(([what, value]) => [what, issues(kept({}, { [field]: value, ...text }))])
    expect(found).toEqual(HOSTILE_VALUES.map(([what]) => [what, undefined]))
  })
  test.each([
    ['a colour of five digits', { color: '#12345' }, { color: '' }],
    ['a colour with a line behind it', { color: '#123456\n' }, { color: '#123456' }],
    ['a picture without a host', { icon_id: 'https://' }, { icon_id: '' }],
    ['a picture whose address is too long', { icon_id: `https://a.example/${'x'.repeat(200)}` }, { icon_id: '' }],
    ['a link that is too long', { link: `https://a.example/${'x'.repeat(2048)}` }, { link: '' }],
    ['letters that grow when they are composed', { label: '\u0958'.repeat(40) }, { label: '\u0915\u093c'.repeat(20) }],
  ])('%s', (_what, given, shown) => {
    const result = kept({}, given)
    expect(issues(result)).toBeUndefined()
    expect(result.read.sections[0]?.tools[0]).toMatchObject(shown)
  })

  test('invisible titles, and titles that are equal after truncation', () => {
    const long = 'x'.repeat(STACK_LIMITS.sectionTitle)
    const titles = ['\u200b', long, `${long} y`, `${long} z`, ' B ']
    const result = kept({ sections: Object.fromEntries(titles.map((title) => [title, []])), sectionOrder: titles })
    expect(issues(result)).toBeUndefined()
    expect(result.read.sections.map(({ title }) => title)).toEqual([long, 'B'])
  })

  test('more tools than a stack may hold: the first are kept', () => {
    const tools = Array.from({ length: STACK_LIMITS.tools + 1 }, (_, at) => tool(`t${at}`))
    const result = kept({ sections: { A: tools, B: [tool('last')] }, sectionOrder: ['A', 'B'] })
    expect(issues(result)).toBeUndefined()
    expect(result.read.sections.map((section) => section.tools.length)).toEqual([STACK_LIMITS.tools, 0])
  })

  test('a handle of full length behind its @, and a page that is too large in bytes', () => {
    const handle = 'h'.repeat(STACK_LIMITS.handle)
    const result = kept({ twitterHandle: `@${handle}`, htmlContent: 'ü'.repeat(60_000) })
    expect(issues(result)).toBeUndefined()
    expect(result.read).toMatchObject({ twitterHandle: handle, htmlContent: '' })
  })
})
