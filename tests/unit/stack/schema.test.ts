import { Tool as ToolSchema } from '@/lib/stack/schema'
import { describe, expect, test } from 'vitest'
import { Email } from '@/lib/auth/email'
import { StackDraft, StackUpdate } from '@/lib/stack/schema'
import { workTime } from '@/scripts/fuzz/measure'

const draft = (over: Record<string, unknown> = {}, tool: Record<string, unknown> = {}) =>
  StackDraft.safeParse({
    name: 'Mine',
    sections: { A: [{ id: '1', text: 'React', ...tool }], B: [] },
    sectionOrder: ['B', 'A'],
    ...over,
  })
const refusalOf = (over: Record<string, unknown>, tool?: Record<string, unknown>) =>
  draft(over, tool).error?.issues[0]?.path.join('.')

// promise: http-links-only
describe('the link of a tool is http or https, or empty', () => {
  test.each(['', 'http://a.example', 'https://a.example/b?c#d', 'HTTPS://A.EXAMPLE'])('%s is accepted', (link) =>
    expect(draft({}, { link }).success).toBe(true),
  )
  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example/x',
    '//a.example',
    'a.example',
    'https:a.example',
    'http://',
    'https://[',
    'blob:https://a.example/1',
  ])('%s is refused', (link) => expect(refusalOf({}, { link })).toBe('sections.A.0.link'))
})

// promise: section-order
describe('the order names every section exactly once', () => {
  test.each([
    ['one too few', ['A']],
    ['one too many', ['A', 'B', 'C']],
    ['one twice', ['A', 'A']],
    ['another one', ['A', 'C']],
    ['no list', 'A,B'],
  ])('%s is refused', (_what, sectionOrder) => expect(refusalOf({ sectionOrder })).toBe('sectionOrder'))

  // promise: section-order
  test('titles that look like numbers keep their given order', () => {
    const read = draft({ sections: { 2: [], 10: [], 1: [] }, sectionOrder: ['10', '2', '1'] })
    expect(read.data?.sections.map(({ title }) => title)).toEqual(['10', '2', '1'])
  })
})

// promise: bounded-bodies, text-is-text
test('text is composed and kept, without NUL and lone surrogates', () => {
  const read = draft({ title: 'Cafe\u0301 <b>&amp;</b> \u0000\ud800 👩‍🚀 مرحبا' })
  expect(read.data?.title).toBe('Café <b>&amp;</b> \ufffd 👩‍🚀 مرحبا')
})

// promise: no-slow-patterns
test('100 combining marks on one letter are kept, and 200,000 are refused in linear time', () => {
  const marks = `a${'\u0315\u0300\u0327\u0323'.repeat(50_000)}`
  const before = process.cpuUsage()
  expect(refusalOf({ name: marks })).toBe('name')
  const title = `a${'\u0301\u0323'.repeat(50)}`
  expect(draft({ title }).data?.title).toBe(title)
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})

test.each(['link', 'icon_id'])('strips NUL and lone surrogates from the %s of a tool', (field) => {
  const read = draft({}, { [field]: 'https://a.example/\u0000x\ud800.png' })
  expect(read.data?.sections[1]?.tools[0]).toMatchObject({ [field]: 'https://a.example/x\ufffd.png' })
})

// promise: text-is-text
test.each(['\u200b', '\u0007', ' \u200d\ufeff ', '\u202e'])('an invisible name of %j is refused', (name) =>
  expect(refusalOf({ name })).toBe('name'),
)

test('a blank name has one message', () =>
  expect(draft({ name: ' ' }).error?.issues.map(({ message }) => message)).toEqual(['may not be blank']))

// promise: checked-handles
test('a handle is one line of letters, digits and underscores', () => {
  for (const twitterHandle of ['ada_99', '@ada', '']) expect(draft({ twitterHandle }).success).toBe(true)
  for (const twitterHandle of ['a b', 'ada\n<script>', 'ada\nbob', 'é', 'a'.repeat(300)])
    expect(refusalOf({ twitterHandle }), twitterHandle).toBe('twitterHandle')
})

test('an e-mail address is compared in lower case, and no foreign letter becomes an ASCII one', () => {
  expect(Email.parse(' Kai.S@Example.COM ')).toBe('kai.s@example.com')
  for (const foreign of ['\u212a', '\u017f', '\u0130', '\u0131', '\uff2b', '\uff4b', '\u{1d424}', 'k\u0307'])
    for (const address of [`${foreign}ai@example.com`, `kai@${foreign}.example`, `kai@example.co${foreign}`])
      expect(Email.safeParse(address).success, address).toBe(false)
})

// promise: checked-handles
test('an e-mail address has at most 254 characters, and a hostile one is refused in linear time', () => {
  const local = 'a'.repeat(64)
  expect(Email.safeParse(`${local}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`).success).toBe(true)
  expect(Email.safeParse(`${local}@${'b.'.repeat(120)}com`).success).toBe(false)
  const ms = workTime(() => {
    for (const text of [`${'a.'.repeat(50_000)}@`, `${'@'.repeat(100_000)}`, `a@${'b-'.repeat(50_000)}`])
      expect(Email.safeParse(text).success).toBe(false)
  })
  expect(ms).toBeLessThan(200)
})

// promise: no-mass-assignment
test('unknown fields of a stack are left out', () => {
  const given = { id: 'x', shareCode: 'x', createdAt: 'x', views: 9, seeded: true, role: 'admin' }
  const read = draft({ ...given, version: 9 }, { ...given, id: '1' })
  expect(Object.keys(read.data?.sections[1]?.tools[0] ?? {}).sort()).toEqual([
    'color',
    'description',
    'icon_id',
    'id',
    'label',
    'link',
    'text',
  ])
  expect(StackUpdate.parse({ ...given, userId: 'x', title: 'New' })).toEqual({ title: 'New' })
  expect(Object.keys(read.data ?? {}).sort()).toEqual([
    'description',
    'htmlContent',
    'listed',
    'name',
    'sections',
    'theme',
    'title',
    'twitterHandle',
  ])
})

test('two titles that are equal after trimming are refused', () =>
  expect(refusalOf({ sections: { A: [], ' A ': [] }, sectionOrder: ['A', ' A '] })).toBe('sectionOrder'))

test('no two tools of a stack have the same id, in one section or several', () => {
  const twice = { A: [{ id: '1', text: 'a' }], B: [{ id: '1', text: 'b' }] }
  expect(refusalOf({ sections: twice, sectionOrder: ['A', 'B'] })).toBe('sections.B.0.id')
})

test('a stack has at most a thousand tools in all its sections', () => {
  const many = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${prefix}${at}`, text: 'x' }))
  const withSecond = (count: number) =>
    draft({ sections: { A: many('a', 600), B: many('b', count) }, sectionOrder: ['A', 'B'] })
  expect(withSecond(400).success).toBe(true)
  expect(withSecond(401).error?.issues[0]).toMatchObject({ path: ['sections'], message: 'at most 1000 tools' })
})

test.each([
  [undefined, undefined],
  ['using', 'using'],
  ['retired', 'retired'],
  ['loved', 'using'],
  [7, 'using'],
])('the status %s of a tool is read as %s', (status, read) => {
  const { id, text } = { id: 'a', text: 'A' }
  expect(ToolSchema.parse(status === undefined ? { id, text } : { id, text, status }).status).toBe(read)
})
