import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { readEmbedOptions } from '@/lib/embed/options'
import { embedPage } from '@/lib/embed/page'
import { hostileStack } from '@/tests/support/public-stack'

interface Node {
  nodeName: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

function* elementsIn(node: Node): Generator<Node> {
  yield node
  for (const child of node.childNodes ?? []) yield* elementsIn(child)
}

test('the embed of a hostile stack runs and loads nothing, and every link leaves the frame', async () => {
  for (let seed = 0; seed < 60; seed++) {
    const stack = hostileStack(seed)
    const query = new URLSearchParams({ theme: ['dark', 'y2k', '<b>'][seed % 3] ?? '', layout: seed % 2 ? 'list' : '' })
    const html = await embedPage(stack, readEmbedOptions(query, stack.theme))
    const elements = [...elementsIn(parse(html) as unknown as Node)]
    expect(elements.length).toBeGreaterThan(5)
    for (const { nodeName, attrs = [] } of elements) {
      expect(nodeName, String(seed)).not.toMatch(/^(?:script|iframe|object|embed|form|link|base|foreignobject)$/i)
      for (const { name, value } of attrs) {
        expect(name, String(seed)).not.toMatch(/^on/i)
        if (nodeName !== 'a' && /^(?:src|href)$/.test(name)) expect(value, String(seed)).toMatch(/^(?:#|data:image)/)
        if (nodeName === 'a' && name === 'href') expect(value, String(seed)).toMatch(/^https?:/i)
      }
      if (nodeName === 'a') expect(attrs.find(({ name }) => name === 'target')?.value).toBe('_blank')
    }
  }
})
