import { expect, test } from 'vitest'
import { readStackText } from '@/lib/import/read-stack'
import { looksLikeTechstackYml } from '@/lib/import/read-techstack-yml'
import { STACK_LIMITS } from '@/lib/stack/limits'

const read = async (text: string) => (await readStackText(text))?.content
const names = (content: Awaited<ReturnType<typeof read>>) =>
  content?.sections.map(({ title, tools }) => [title, tools.map(({ text }) => text)])

const FILE = `repo_name: acme/shop
report_id: 0123456789
version: 0.1
repo_type: Private
tools:
- name: JavaScript
  description: Lightweight, interpreted, object-oriented language
  website_url: https://developer.mozilla.org/en-US/docs/Web/JavaScript
  open_source: true
  hosted_saas: false
  category: Languages & Frameworks
  sub_category: Languages
  image_url: https://img.stackshare.io/service/1209/javascript.jpeg
- name: PostgreSQL
  website_url: http://www.postgresql.org/
  category: Data Stores
  sub_category: Databases
- name: React
  category: Languages & Frameworks
  sub_category: Javascript UI Libraries
- name: GitHub
  sub_category: Code Collaboration & Version Control
- name: Something
`

test('tools are sorted into sections by category, else subcategory, in the order of the file', async () => {
  const content = await read(FILE)
  expect(names(content)).toEqual([
    ['Languages & Frameworks', ['JavaScript', 'React']],
    ['Data Stores', ['PostgreSQL']],
    ['Code Collaboration & Version Control', ['GitHub']],
    ['Tools', ['Something']],
  ])
  expect([content?.name, content?.title, content?.twitterHandle]).toEqual(['acme/shop', 'acme/shop', ''])
})

test('a tool keeps its description, link and licence, and no picture of another site', async () => {
  const tool = (await read(FILE))?.sections[0]?.tools[0]
  expect(tool).toMatchObject({
    text: 'JavaScript',
    description: 'Lightweight, interpreted, object-oriented language',
    link: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript',
    label: 'Open source',
    icon_id: '',
  })
})

test('a link that runs code, a name that is no text and a list that is too long are left out', async () => {
  const tools = Array.from({ length: STACK_LIMITS.tools + 5 }, (_, at) => `- name: Tool ${at}\n  category: Many`)
  const content = await read(
    `tools:\n- name: Bad\n  website_url: "javascript:alert(1)"\n- name: [1, 2]\n- text\n${tools.join('\n')}\n`,
  )
  expect(content?.sections[0]?.tools).toMatchObject([{ text: 'Bad', link: '' }])
  expect(content?.sections.flatMap((section) => section.tools)).toHaveLength(STACK_LIMITS.tools)
})

test.each([
  ['no tools', 'tools:\n'],
  ['tools that are no list', 'tools:\n  name: React\n'],
  ['tools without a name', 'tools:\n- category: Web\n'],
  ['YAML that cannot be read', 'tools:\n- name: [React\n'],
  ['aliases, which can grow without bound', 'a: &a React\ntools:\n- name: *a\n'],
])('%s is no stack', async (_what, text) => expect(await read(text)).toBeUndefined())

test('other YAML is not looked at', () => {
  expect(looksLikeTechstackYml('on: push\njobs:\n  tools:\n    runs-on: x\n')).toBe(false)
})
