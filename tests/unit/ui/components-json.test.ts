import { existsSync, readFileSync } from 'node:fs'
import { rawConfigSchema } from 'shadcn/schema'
import { expect, test } from 'vitest'
import tailwind from '@/tailwind.config'

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

const REGISTRY = [
  'button',
  'checkbox',
  'dialog',
  'dropdown-menu',
  'input',
  'label',
  'popover',
  'switch',
  'tabs',
  'textarea',
]

test.each(REGISTRY)('%s marks its element with data-slot, as in the registry', (name) => {
  expect(readFileSync(`components/ui/${name}.tsx`, 'utf8')).toContain(`data-slot="${name}`)
})

test.each(['background', 'foreground', 'primary', 'destructive', 'border', 'input', 'ring'])(
  'Tailwind has the colour %s, which components of the registry use',
  (name) => {
    expect(tailwind.theme.extend.colors).toHaveProperty(name)
  },
)
