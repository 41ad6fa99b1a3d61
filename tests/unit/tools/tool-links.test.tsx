import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolLinks } from '@/components/tools/tool-links'

const tools = [{ id: 'figma', name: 'Figma', icon: 'logos:figma', color: '', count: 12 }]

test.each([
  [true, 'together in about 12 stacks'],
  [false, 'together in 12 stacks'],
])('an estimated number of stacks (%s) is shown as "about"', (isEstimate, text) => {
  const html = renderToStaticMarkup(<ToolLinks tools={tools} together isEstimate={isEstimate} />)
  expect(html.replace(/<[^>]+>/g, '')).toContain(text)
})
