import { expect, test } from 'vitest'
import { shareCodeIn } from '@/lib/stack/share-code-in-link'

test.each([
  ['a code', ' Ab3Cd4Ef5G '],
  ['the link of the share dialog', 'https://stackbook.example/stack/Ab3Cd4Ef5G'],
  ['the address of the page', 'https://stackbook.example/?share=Ab3Cd4Ef5G'],
  ['a link without its beginning', 'stackbook.example/stack/Ab3Cd4Ef5G'],
  ['the address of the card', 'https://stackbook.example/stack/Ab3Cd4Ef5G.svg?theme=dark'],
  ['the address of the picture', 'https://stackbook.example/stack/Ab3Cd4Ef5G.png'],
  ['the address of the open format', 'stackbook.example/stack/Ab3Cd4Ef5G.json'],
  ['the address of the Markdown', 'https://stackbook.example/stack/Ab3Cd4Ef5G.md?v=3'],
  ['the address of the embed', 'https://stackbook.example/stack/Ab3Cd4Ef5G/embed?theme=y2k'],
  ['an address without its beginning', 'localhost:3000/?share=Ab3Cd4Ef5G'],
])('%s names its stack', (_, text) => {
  expect(shareCodeIn(text)).toBe('Ab3Cd4Ef5G')
})

test('any other text is returned as typed', () => {
  expect(shareCodeIn('my stack')).toBe('my stack')
  expect(shareCodeIn('  ')).toBe('')
})
