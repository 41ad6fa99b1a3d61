import { existsSync, readFileSync } from 'node:fs'
import { rawConfigSchema } from 'shadcn/schema'
import { expect, test } from 'vitest'

const config = rawConfigSchema.parse(JSON.parse(readFileSync('components.json', 'utf8')))

test('components.json passes the schema of the shadcn command', () => {
  expect(config).toMatchObject({ rsc: true, tsx: true, iconLibrary: 'lucide' })
})

test.each(Object.entries(config.aliases))('the alias %s of components.json leads to %s, which exists', (_, alias) => {
  const path = alias.replace(/^@\//, '')
  expect([path, `${path}.ts`].some(existsSync)).toBe(true)
})

test('the style sheet and the Tailwind configuration that components.json names exist', () => {
  expect(existsSync(config.tailwind.css)).toBe(true)
  expect(config.tailwind.config !== undefined && existsSync(config.tailwind.config)).toBe(true)
})
