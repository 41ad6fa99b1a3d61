import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddIcon, CloseIcon, DeleteIcon, EditIcon, ProfileIcon, SearchIcon, SignOutIcon } from '@/components/ui/icons'

const set = JSON.parse(readFileSync('node_modules/@iconify-json/lucide/icons.json', 'utf8')) as {
  icons: Record<string, { body: string }>
}
const shapesIn = (svg: string) =>
  [...svg.matchAll(/ (d|cx|cy|r)="([^"]+)"/g)].map(([, name, value]) => `${name} ${value}`)

test.each([
  ['x', CloseIcon],
  ['plus', AddIcon],
  ['search', SearchIcon],
  ['user-round', ProfileIcon],
  ['log-out', SignOutIcon],
  ['pencil', EditIcon],
  ['trash', DeleteIcon],
] as const)('draws the shapes of lucide:%s and is hidden from screen readers', (name, Icon) => {
  const svg = renderToStaticMarkup(<Icon />)
  expect(shapesIn(svg)).toEqual(shapesIn(set.icons[name]?.body ?? ''))
  expect(svg).toContain('aria-hidden="true"')
})
