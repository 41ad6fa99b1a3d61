import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ /.test(line))
  .map((line) => {
    const [, number = '', promise = '', kept = '', shown = ''] = line.split('|').map((cell) => cell.trim())
    return { number: Number(number), promise, kept, shown }
  })
const files = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')

test('the table names every promise once', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1))
  for (const { number, kept, shown } of rows) {
    expect(files(kept), `where ${number} is kept`).not.toEqual([])
    expect(files(shown), `what shows ${number}`).not.toEqual([])
  }
})

test('every file that it names exists', () => {
  const missing = rows.flatMap(({ kept, shown }) => files(kept + shown)).filter((file) => !existsSync(file))
  expect(missing).toEqual([])
})

test('every test that it names stands in its file', () => {
  const missing = rows
    .flatMap(({ shown }) => [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)])
    .filter(([, file = '', title = '']) => !readFileSync(file, 'utf8').includes(title))
    .map(([whole]) => whole)
  expect(missing).toEqual([])
})
