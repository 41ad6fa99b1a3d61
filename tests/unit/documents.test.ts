import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scripts } from '../../package.json'

/** What a document says of this repository, held to what is there. */
const documents = ['README.md', 'CONTRIBUTING.md', ...inFolder('docs'), ...inFolder('docs/decisions')].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

function inFolder(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

/** What a pattern finds in the documents and `isThere` does not, each with its document. */
const lost = (pattern: RegExp, isThere: (found: string, file: string) => boolean): string[] =>
  documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => !isThere(found, file))
      .map((found) => `${file}: ${found}`),
  )

test('every link to another document leads there', () => {
  expect(lost(/\]\((?!https?:)([^)#]+)/g, (link, file) => existsSync(path.join(path.dirname(file), link)))).toEqual([])
})

test('every file and folder that a document names exists', () => {
  const place = /`((?:app|components|docs|lib|prisma|scripts|server|tests)\/[\w./[\]-]+)`/g
  expect(lost(place, (named) => existsSync(named))).toEqual([])
})

test('every command that a document names is one of ours', () => {
  expect(lost(/npm run (?:-s )?([\w:-]+)/g, (name) => name in scripts)).toEqual([])
})

test('the architecture page has a place for every domain of lib', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const domains = readdirSync('lib', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'generated',
  )
  const homeless = domains.map(({ name }) => `lib/${name}/`).filter((name) => !page.includes(`\`${name}\``))
  expect(homeless).toEqual([])
})
