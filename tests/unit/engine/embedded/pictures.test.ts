import { expect, test } from 'vitest'
import { iconForName } from '@/lib/catalog/category-icons'
import { CATEGORIES } from '@/lib/catalog/categories'
import { generateStack } from '@/lib/engine/embedded/generate'
import { setIcon } from '@/lib/icons/icon-set'

const iconFor = (prompt: string, name: string) =>
  generateStack({ prompt, tools: '', intelligence: false })
    .flatMap(({ tools }) => tools)
    .find(({ text }) => text === name)?.icon_id

test.each([
  ['I throw on a Zwillo wheel and fire in a Kittec kiln.', 'Kittec kiln', 'lucide:flame'],
  ['I shoot with a Meike 85mm and a Zenit E.', 'Meike 85mm', 'lucide:aperture'],
  ['My coffee is made by a Rancilio Silvia.', 'Rancilio Silvia', 'lucide:coffee'],
])('an unknown thing has the icon of its kind: %s', (text, name, icon) => expect(iconFor(text, name)).toBe(icon))

test('an unknown program has no icon of a kind', () => {
  expect(iconFor('We use Figma, Zorbly and Notion.', 'Zorbly')).toBe('')
})

test('every icon of a kind can be drawn', async () => {
  const nouns =
    'lens flash mic speaker turntable radio mixer guitar drum mouse server desk brush notebook scissors drill axe hammer loom kiln tent microscope telescope tractor cable pan knife car truck'
  const icons = new Set(
    CATEGORIES.flatMap((category) => ['', ...nouns.split(' ')].map((noun) => iconForName(noun, category))),
  )
  icons.delete('')
  expect(icons.size).toBeGreaterThan(30)
  const missing = await Promise.all([...icons].map(async (icon) => ((await setIcon(icon)) === undefined ? [icon] : [])))
  expect(missing.flat()).toEqual([])
})
