import { expect, test } from 'vitest'
import { embedCode, markdownCard, postLinks, readmeSnippet } from '@/lib/share/snippets'

const shared = { origin: 'https://stacks.example', code: 'Ab3Cd4Ef5G', alt: 'My "desk" <b>: 3 tools' }

test('a README snippet of Modern has a source for dark mode and a picture for light, linked to the stack', () => {
  expect(readmeSnippet(shared, 'modern')).toBe(`<a href="https://stacks.example/stack/Ab3Cd4Ef5G">
  <picture>
    <source media="(prefers-color-scheme: dark)" srcset="https://stacks.example/stack/Ab3Cd4Ef5G.svg?theme=dark">
    <img alt="My &quot;desk&quot; &lt;b&gt;: 3 tools" src="https://stacks.example/stack/Ab3Cd4Ef5G.svg?theme=light" style="max-width:100%">
  </picture>
</a>`)
})

test('a README snippet of another theme is one picture', () => {
  expect(readmeSnippet(shared, 'y2k')).toBe(`<a href="https://stacks.example/stack/Ab3Cd4Ef5G">
  <img alt="My &quot;desk&quot; &lt;b&gt;: 3 tools" src="https://stacks.example/stack/Ab3Cd4Ef5G.svg?theme=y2k" style="max-width:100%">
</a>`)
})

test('Markdown has the card and its link, and the title is escaped', () => {
  expect(markdownCard({ ...shared, alt: 'a] [b' }, 'modern')).toBe(
    '[![a\\] \\[b](https://stacks.example/stack/Ab3Cd4Ef5G.svg)](https://stacks.example/stack/Ab3Cd4Ef5G)',
  )
  expect(markdownCard(shared, 'y2k')).toContain('/stack/Ab3Cd4Ef5G.svg?theme=y2k)]')
})

test('embed code is a frame with a title', () => {
  expect(embedCode(shared, 'retro80s')).toBe(
    '<iframe src="https://stacks.example/stack/Ab3Cd4Ef5G/embed?theme=retro80s" title="My &quot;desk&quot; &lt;b&gt;: 3 tools" width="720" height="480" style="max-width:100%;border:0" loading="lazy"></iframe>',
  )
})

test('links for posting encode the title and the link, with any characters', () => {
  const hrefs = postLinks('https://stacks.example/stack/x', 'A&B #1').map(({ href }) => new URL(href))
  expect(hrefs.map(({ host }) => host)).toEqual(['x.com', 'www.linkedin.com', 'bsky.app'])
  expect(hrefs[0]?.searchParams.get('text')).toBe('A&B #1')
  expect(hrefs[1]?.searchParams.get('url')).toBe('https://stacks.example/stack/x')
  expect(hrefs[2]?.searchParams.get('text')).toBe('A&B #1 https://stacks.example/stack/x')
})
