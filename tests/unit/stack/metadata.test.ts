import { expect, test } from 'vitest'
import { stackJsonLd, stackMetadata } from '@/lib/stack/metadata'
import type { Stack } from '@/lib/stack/schema'
import { bareTool } from '@/tests/support/bare-tool'

const stack: Stack = {
  id: 'i',
  shareCode: 'Ab3defghij',
  name: 'Mine',
  title: 'My tools',
  description: '',
  twitterHandle: 'ada',
  theme: 'modern',
  htmlContent: '',
  sections: [{ title: 'One', tools: [bareTool('a', 'Zed')] }],
  listed: true,
  userId: null,
  version: 7,
  createdAt: '2026-01-01T00:00:00.000Z',
  seeded: false,
}
const path = (address: unknown) => String(address).replace(/^https?:\/\/[^/]+/, '')

test('the canonical address is the share link', () => {
  const { alternates } = stackMetadata(stack, { indexed: true })
  expect(path(alternates?.canonical)).toBe('/?share=Ab3defghij')
})

test('the picture names the version and its size for Open Graph and Twitter', () => {
  const { openGraph, twitter } = stackMetadata(stack, { indexed: true })
  const pictures = [openGraph?.images, twitter?.images].flat() as { url: string; width: number; height: number }[]
  expect(pictures.map(({ url, width, height }) => [path(url), width, height])).toEqual([
    ['/api/preview/Ab3defghij?v=7', 1200, 630],
    ['/api/preview/Ab3defghij?v=7', 1200, 630],
  ])
})

test('the description names tools, sections and handle', () => {
  expect(stackMetadata(stack, { indexed: true }).description).toBe('1 tool in 1 section by @ada: Zed.')
})

test('a stack that is not indexable is noindex, follow; an indexable one has no robots tag', () => {
  expect(stackMetadata(stack, { indexed: false }).robots).toEqual({ index: false, follow: true })
  expect(stackMetadata(stack, { indexed: true }).robots).toBeUndefined()
})

test('the list of tools for search engines counts positions from 1, across sections', () => {
  const sections = [
    { title: 'One', tools: [bareTool('a', 'Zed'), bareTool('b', 'Vim')] },
    { title: 'Two', tools: [bareTool('c', 'Redis')] },
  ]
  const { itemListElement, numberOfItems } = stackJsonLd({ ...stack, sections })
  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Zed'],
    [2, 'Vim'],
    [3, 'Redis'],
  ])
  expect(numberOfItems).toBe(3)
})
