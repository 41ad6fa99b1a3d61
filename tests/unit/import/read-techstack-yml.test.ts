import { expect, test } from 'vitest'
import { readStackText } from '@/lib/import/read-stack'
import { looksLikeTechstackYml } from '@/lib/import/read-techstack-yml'
import { STACK_LIMITS } from '@/lib/stack/limits'

const read = (text: string) => readStackText(text)?.content
const names = (content: ReturnType<typeof read>) =>
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

test('tools are sorted into sections by category, else subcategory, in the order of the file', () => {
  const content = read(FILE)
  expect(names(content)).toEqual([
    ['Languages & Frameworks', ['JavaScript', 'React']],
    ['Data Stores', ['PostgreSQL']],
    ['Code Collaboration & Version Control', ['GitHub']],
    ['Tools', ['Something']],
  ])
  expect([content?.name, content?.title, content?.twitterHandle]).toEqual(['acme/shop', 'acme/shop', ''])
})

test('a tool keeps its description, link and licence, and loses a picture of another site', () => {
  const tool = read(FILE)?.sections[0]?.tools[0]
  expect(tool).toMatchObject({
    text: 'JavaScript',
    description: 'Lightweight, interpreted, object-oriented language',
    link: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript',
    label: 'Open source',
    icon_id: '',
  })
})

test('a javascript: link, a name that is a list and tools beyond the limit are left out', () => {
  const tools = Array.from({ length: STACK_LIMITS.tools + 5 }, (_, at) => `- name: Tool ${at}\n  category: Many`)
  const content = read(
    `tools:\n- name: Bad\n  website_url: "javascript:alert(1)"\n- name: [1, 2]\n- text\n${tools.join('\n')}\n`,
  )
  expect(content?.sections[0]?.tools).toMatchObject([{ text: 'Bad', link: '' }])
  expect(content?.sections.flatMap((section) => section.tools)).toHaveLength(STACK_LIMITS.tools)
})

test.each([
  ['no tools', 'tools:\n'],
  ['tools that are no list', 'tools:\n  name: React\n'],
  ['tools without a name', 'tools:\n- category: Web\n'],
  ['a name that is a list', 'tools:\n- name: [React\n'],
  ['a name that is an alias', 'a: &a React\ntools:\n- name: *a\n'],
])('%s is not a stack', (_what, text) => expect(read(text)).toBeUndefined())

test('other YAML is not recognised', () => {
  expect(looksLikeTechstackYml('on: push\njobs:\n  tools:\n    runs-on: x\n')).toBe(false)
})

const WITH_ALL_FORMS = `repo_name: someone/project
report_id: 0a1b
version: 0.1
repo_type: Public
timestamp: '2024-03-01T10:00:00+00:00'
provider: github
detected_tools_count: 4
tools:
- name: Node.js
  description: A platform built on Chrome's JavaScript runtime
  website_url: http://nodejs.org/
  open_source: true
  hosted_saas: false
  category: Application Hosting
  sub_category: Frameworks (Full Stack)
  image_url: https://img.stackshare.io/service/1011/n1JRsFeB_400x400.png
  detection_source_url: https://github.com/someone/project/blob/main/package.json
  last_updated_on: 2024-03-01 10:00:00.000000000 Z
- name: "Tailwind \\"CSS\\""
  description: A framework that goes on
    in the next line
  category: Libraries
- name: 'Bob''s tool'
  description: |
    First line
    second line
  package_url:
  vulnerabilities:
  - name: CVE-2020-1
    severity: high
  category: Libraries
- name: Last
  category: ~
  sub_category: Build
license: MIT
`

test('the tools of a techstack.yml are read by category, with repeated categories together', () => {
  const { content, code } = readStackText(WITH_ALL_FORMS) ?? expect.fail('no stack')
  expect([code, content.name, content.title]).toEqual([null, 'someone/project', 'someone/project'])
  expect(
    content.sections.map(({ title, tools }) => [
      title,
      tools.map(({ text, description, link, label }) => [text, description, link, label]),
    ]),
  ).toEqual([
    [
      'Application Hosting',
      [['Node.js', "A platform built on Chrome's JavaScript runtime", 'http://nodejs.org/', 'Open source']],
    ],
    [
      'Libraries',
      [
        ['Tailwind "CSS"', 'A framework that goes on in the next line', '', ''],
        ["Bob's tool", 'First line second line', '', ''],
      ],
    ],
    ['Build', [['Last', '', '', '']]],
  ])
})

test('indented lists and carriage returns give the same tools', () => {
  const text = 'tools:\r\n  - name: React\r\n    category: UI\r\n  - name: Vue\r\n    category: UI\r\n'
  expect(readStackText(text)?.content.sections.map(({ tools }) => tools.map((tool) => tool.text))).toEqual([
    ['React', 'Vue'],
  ])
})

test.each([
  ['no list', 'tools: none\n'],
  ['an empty list', 'tools:\nlicense: MIT\n'],
  ['tools without names', 'tools:\n- category: UI\n'],
  ['the word in prose', 'My tools are React and Vue.\n'],
])('a text with %s is not a stack', (_what, text) => expect(readStackText(text)).toBeUndefined())
