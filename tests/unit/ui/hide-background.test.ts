// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { hideBackground } from '@/components/ui/hide-background'

test('elements behind a dialog are hidden from screen readers in a browser without ARIA reflection', () => {
  Reflect.deleteProperty(Element.prototype, 'ariaHidden')
  document.body.innerHTML = '<main></main><p aria-hidden="true"></p><p data-above-dialogs></p><div id="dialog"></div>'
  const hidden = () => [...document.querySelectorAll('[aria-hidden=true]')].map(({ localName }) => localName)

  const undo = hideBackground(document.getElementById('dialog'))
  expect(hidden()).toEqual(['main', 'p'])
  undo()
  expect(hidden()).toEqual(['p'])
})
