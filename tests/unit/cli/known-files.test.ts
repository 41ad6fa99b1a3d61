import { expect, test } from 'vitest'
import { isHardware } from '@/lib/catalog/categories'
import { catalogEntry } from '@/lib/catalog/entries'
import table from '@/cli/data/known-files.json'
import { idsOfFileName } from '@/cli/scan/known-files'

test('every id in the table of file names is software of the catalogue', () => {
  const ids = [...Object.values(table.names).flat(), ...Object.values(table.languages)]
  const wrong = ids.filter((id) => {
    const entry = catalogEntry(id)
    return !entry || isHardware(entry.category)
  })
  expect(wrong).toEqual([])
})

test('names in the table are in lower case, as they are compared', () => {
  expect(Object.keys(table.names).filter((name) => name !== name.toLowerCase())).toEqual([])
})

test.each([
  ['tsconfig.json', ['typescript']],
  ['packages/web/tsconfig.build.json', ['typescript']],
  ['.github/dependabot.yml', ['dependabot', 'github']],
  ['docs/conf.py', ['sphinx']],
  ['src/conf.py', []],
  ['Claude.md', ['claude-code']],
  ['src/main.pkr.hcl', ['packer']],
  ['constructor', []],
])('%s gives the entries %j', (path, ids) => {
  expect(new Set(idsOfFileName(path))).toEqual(new Set(ids))
})
