import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loadData } from '@/lib/load-data'

const Row = z.strictObject({ name: z.string(), count: z.number().int() })
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'load-data-'))
  mkdirSync(path.join(folder, 'data'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(path.join(folder, 'data', name), text)

test('reads YAML and JSON', () => {
  write('a.yaml', 'name: One\ncount: 1\n')
  write('b.json', '{"name": "Two", "count": 2}')
  expect(loadData('data/a.yaml', Row)).toEqual({ name: 'One', count: 1 })
  expect(loadData('data/b.json', Row)).toEqual({ name: 'Two', count: 2 })
})

test.each([
  ['a wrong type', 'name: One\ncount: many\n', 'count'],
  ['a missing field', 'count: 1\n', 'name'],
  ['an unknown field', 'name: One\ncount: 1\ncolour: red\n', 'colour'],
])('%s throws with the names of the file and the field', (_, text, field) => {
  write('broken.yaml', text)
  expect(() => loadData('data/broken.yaml', Row)).toThrow(/data\/broken\.yaml does not match its schema/)
  expect(() => loadData('data/broken.yaml', Row)).toThrow(field)
})

test('a missing file throws with its path', () => {
  expect(() => loadData('data/none.yaml', Row)).toThrow('data/none.yaml')
})
