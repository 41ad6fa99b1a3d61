import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cardSnippet, withSnippet, writeReadme } from '@/cli/write-readme'
import { folderOfFiles } from '../../support/folder-of-files'

const START = '<!-- stackbook:start -->'
const END = '<!-- stackbook:end -->'

test('replaces the text between the marks and nothing else', () => {
  expect(withSnippet(`# A\n\n${START}\nold\n${END}\n\nmore\n`, 'new')).toBe(`# A\n\n${START}\nnew\n${END}\n\nmore\n`)
})

test('adds marks at the end of a file without them', () => {
  expect(withSnippet('# A\n', 'new')).toBe(`# A\n\n${START}\nnew\n${END}\n`)
})

test('keeps Windows line ends', () => {
  expect(withSnippet(`a\r\n${START}\r\n${END}\r\n`, 'one\ntwo')).toBe(`a\r\n${START}\r\none\r\ntwo\r\n${END}\r\n`)
})

test.each([`${START}\n`, `${END}\n`, `${END}\n${START}\n`])('refuses the marks %j', (text) => {
  expect(() => withSnippet(text, 'new')).toThrow('marks')
})

test('changes nothing the second time', () => {
  const file = path.join(folderOfFiles({ 'README.md': '# A\n' }), 'README.md')
  expect([writeReadme(file, 'new'), writeReadme(file, 'new')]).toEqual([true, false])
  expect(readFileSync(file, 'utf8')).toContain('new')
})

test('refuses a missing file and names the option', () => {
  expect(() => writeReadme(path.join(folderOfFiles({}), 'README.md'), 'new')).toThrow('--file')
})

test('links the card of a saved stack and escapes its text', () => {
  const snippet = cardSnippet({ site: 'https://stacks.example', code: 'abcDEF1234' }, 'a "b" <c>')
  expect(snippet).toContain('<a href="https://stacks.example/stack/abcDEF1234">')
  expect(snippet).toContain('https://stacks.example/stack/abcDEF1234.svg?theme=dark')
  expect(snippet).not.toContain('<c>')
})
