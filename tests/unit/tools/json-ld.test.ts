import { expect, test } from 'vitest'
import { publicOrigin } from '@/lib/env'
import { toolListJsonLd } from '@/lib/tools/json-ld'
import type { ListedTool } from '@/lib/tools/list'

const listed = (id: string, name: string): ListedTool => ({
  id,
  name,
  category: 'frontend',
  icon: '',
  color: '',
  count: 0,
})

test('the positions of an ItemList continue from the previous pages', () => {
  const list = { tools: [listed('react', 'React'), listed('vue', 'Vue')], total: 122, page: 3, pages: 3 }
  expect(toolListJsonLd('Frontend', list)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Frontend',
    numberOfItems: 122,
    itemListElement: [
      { '@type': 'ListItem', position: 121, name: 'React', url: `${publicOrigin}/tool/react` },
      { '@type': 'ListItem', position: 122, name: 'Vue', url: `${publicOrigin}/tool/vue` },
    ],
  })
})
