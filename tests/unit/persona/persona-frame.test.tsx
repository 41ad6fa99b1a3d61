import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonaFrame } from '@/components/persona/persona-frame'
import { SANDBOX } from '@/lib/persona/sandbox'

test.each([
  ['a saved stack', { shareCode: '2222222222', version: 1 }],
  ['a draft', undefined],
])('the frame of %s is sandboxed and is granted no browser feature', (_what, saved) => {
  const [frame = ''] = /<iframe[^>]*>/.exec(renderToStaticMarkup(<PersonaFrame html="<p>x</p>" saved={saved} />)) ?? []
  expect(frame).toContain(`sandbox="${SANDBOX}"`)
  expect(frame).toContain('allow=""')
  expect(frame).toContain('referrerPolicy="no-referrer"')
})
