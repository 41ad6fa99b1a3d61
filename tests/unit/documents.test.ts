import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scripts } from '../../package.json'

/** Checks what the documents say about this repository. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...inFolder('docs'),
  ...inFolder('docs/decisions'),
  ...inFolder('.github'),
].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

const FOLDERS = ['app', 'cli', 'components', 'docs', 'lib', 'prisma', 'scripts', 'server', 'tests']
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: folder !== '.' })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

function inFolder(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

/** Matches of a pattern that do not exist according to `exists`, each with its document. */
const missing = (pattern: RegExp, exists: (found: string, file: string) => boolean): string[] =>
  documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => !exists(found, file))
      .map((found) => `${file}: ${found}`),
  )

test('every link to another document exists', () => {
  expect(missing(/\]\((?!https?:)([^)#]+)/g, (link, file) => existsSync(path.join(path.dirname(file), link)))).toEqual(
    [],
  )
})

test('every file and folder that a document names exists', () => {
  const place = new RegExp(`\`((?:${FOLDERS.join('|')}|\\.github|\\.ci)/[\\w./[\\]-]+)\``, 'g')
  expect(missing(place, (named) => existsSync(named))).toEqual([])
})

test('every file that a document names without its folder exists', () => {
  const names = new Set(['.', ...FOLDERS].flatMap(filesIn))
  expect(missing(/`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|txt|css|json))`/g, (name) => names.has(name))).toEqual([])
})

test('no table has a cell of more than 60 characters, which Prettier pads for every row: write a list', () => {
  const wide = missing(/^\| (.+) \|$/gm, (row) => row.split(' | ').every((cell) => cell.trim().length <= 60))
  expect(wide).toEqual([])
})

test('the index of decisions names each record with its title and its status', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
  const entries = records.map((name) => {
    const text = readFileSync(path.join('docs/decisions', name), 'utf8')
    const title = /^# (.+)$/m.exec(text)?.[1]
    const [status = '', successor] = /^Status: (Accepted|Superseded by)(?: \[(\d{4})\])?/m.exec(text)?.slice(1) ?? []
    return `- [${title}](${name}) (${[status, successor].filter(Boolean).join(' ')}`
  })
  expect(entries.filter((entry) => !index.includes(entry))).toEqual([])
  expect(index.match(/^- \[/gm)).toHaveLength(records.length)
})

/** Every address of a stack outside the site, of a comparison, of feeds and of pictures. */
const OUTSIDE = [
  '/stack/{code}.svg',
  '/stack/{code}.png',
  '/stack/{code}.json',
  '/stack/{code}.md',
  '/stack/{code}/embed',
  '/schema/stack-1.json',
  '/api/oembed',
  '/compare/{codeA}/{codeB}',
  '/api/compare/{codeA}/{codeB}',
  '/api/compare/{codeA}/{codeB}/picture',
  '/feed.xml',
  '/@{name}/feed.xml',
  '/api/preview/{code}',
  '/api/preview/{code}/card',
  '/api/preview/site',
  '/tool/{id}.svg',
]

test.each(OUTSIDE)('docs/api.md has a curl line and a small picture for %s', (address) => {
  const text = readFileSync('docs/api.md', 'utf8')
  const [, part = ''] = text.split(`\n### \`${address}\`\n`)
  const [section = ''] = part.split(/\n##/)
  const called = address.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '\\w+')
  expect(section).toMatch(new RegExp(`^curl .*localhost:3000${called}(?=[?'\\n])`, 'm'))
  const pictures = [...section.matchAll(/^!\[[^\]]{10,}\]\((images\/[^)]+)\)$/gm)].map(
    ([, file = '']) => `docs/${file}`,
  )
  expect(pictures).not.toEqual([])
  for (const file of pictures) expect(statSync(file).size, file).toBeLessThan(40_000)
})

test('every command that a document names is in package.json', () => {
  expect(missing(/npm run (?:-s )?([\w:-]+)/g, (name) => name in scripts)).toEqual([])
})

test('the architecture page names every domain of lib', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const domains = readdirSync('lib', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'generated',
  )
  const homeless = domains.map(({ name }) => `lib/${name}/`).filter((name) => !page.includes(`\`${name}\``))
  expect(homeless).toEqual([])
})
