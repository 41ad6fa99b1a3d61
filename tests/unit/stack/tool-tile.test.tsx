import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToolTile } from '@/components/board/tool-tile'
import { bareTool } from '@/tests/support/bare-tool'

/** A tile as rendered by the page, also with values stored by an older version. */
const tile = (link: string) =>
  renderToStaticMarkup(<ToolTile tool={bareTool('1', '<b>React</b>', { link, label: '<i>x</i>' })} />)

// promise: http-links-only
test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', '//a.example', ''])(
  'a stored link to %s is not a link on the page',
  (link) => {
    expect(tile(link)).not.toContain('href')
    expect(tile(link)).not.toMatch(/<b>React|<i>x/)
  },
)

test('a link to the web opens without opener and referrer', () =>
  expect(tile('https://a.example/')).toContain(
    '<a data-main="true" href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow ugc"',
  ))
