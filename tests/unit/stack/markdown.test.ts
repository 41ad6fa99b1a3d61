import { expect, test } from 'vitest'
import { EMPTY_CONTENT } from '@/lib/stack/content'
import { markdownLinkBack, toMarkdown } from '@/lib/stack/markdown'
import { bareTool } from '@/tests/support/bare-tool'

const content = {
  ...EMPTY_CONTENT,
  title: 'What [I] use',
  twitterHandle: 'dev',
  sections: [
    {
      title: '__proto__',
      tools: [bareTool('a', 'A*B', { link: 'https://a.example/x', description: 'Does a thing.' })],
    },
    { title: '12', tools: [bareTool('b', 'b', { label: 'Free' }), bareTool('c', 'c', { status: 'retired' })] },
  ],
}

test('Markdown shows sections, links, badges, states and descriptions, and escapes markup', () => {
  expect(toMarkdown(content)).toBe(
    [
      '# What \\[I\\] use',
      '@dev',
      '## \\_\\_proto\\_\\_',
      '- [A\\*B](<https://a.example/x>) — Does a thing.',
      '## 12',
      '- b (Free)\n- c (retired)\n',
    ].join('\n\n'),
  )
})

test('Markdown ends with a link to the stack', () => {
  const ending = markdownLinkBack('A [b]', 'Stackbook', 'https://stacks.example/stack/x')
  expect(toMarkdown(content, ending).split('\n').at(-2)).toBe(
    '[A \\[b\\] on Stackbook](<https://stacks.example/stack/x>)',
  )
})
