// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageTooltip } from '@/components/ui/page-tooltip'

let root: Root
let hasHover = true

async function mount(): Promise<void> {
  root = createRoot(part('#page'))
  await act(async () => root.render(<PageTooltip />))
}

beforeEach(async () => {
  hasHover = true
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: hasHover }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  document.body.innerHTML = `
    <a href="#" data-tip="First"><span>one</span></a>
    <a href="#" data-tip="Second" aria-describedby="own">two</a>
    <button data-tip="Help">?</button>
    <p>Text</p>
    <div id="page"></div>`
  await mount()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const shown = () => document.querySelector('[role=tooltip]')?.textContent
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

/** Moves the pointer between two elements as a browser reports it. */
async function move(from: string | undefined, to: string, init: PointerEventInit = {}): Promise<void> {
  const [left, entered] = [from === undefined ? null : part(from), part(to)]
  const event = (type: string, relatedTarget: Element | null) =>
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init, relatedTarget })
  await act(async () => {
    left?.dispatchEvent(event('pointerout', entered))
    entered.dispatchEvent(event('pointerover', left))
  })
}
const send = (selector: string, event: Event) => act(async () => void part(selector).dispatchEvent(event))

test('a tooltip opens 700 ms after the pointer has entered, the next one at once, and later again after 700 ms', async () => {
  await move(undefined, '[data-tip=First] span')
  await wait(699)
  expect(shown()).toBeUndefined()
  await wait(1)
  expect(shown()).toBe('First')
  await move('[data-tip=First] span', '[data-tip=Second]')
  await wait(0)
  expect(shown()).toBe('Second')
  await move('[data-tip=Second]', 'p')
  await wait(120)
  expect(shown()).toBeUndefined()
  await wait(299)
  await move('p', '[data-tip=First]')
  await wait(0)
  expect(shown()).toBe('First')
  await move('[data-tip=First]', 'p')
  await wait(120 + 301)
  await move('p', '[data-tip=First]')
  await wait(699)
  expect(shown()).toBeUndefined()
})

test('the pointer may move onto the tooltip', async () => {
  await move(undefined, '[data-tip=First]')
  await wait(700)
  await move('[data-tip=First]', 'p')
  await wait(60)
  await move('p', '[role=tooltip]')
  await wait(1000)
  expect(shown()).toBe('First')
  await move('[role=tooltip]', 'p')
  await wait(120)
  expect(shown()).toBeUndefined()
})

test('the control is described by the tooltip beside its own description, while it is shown', async () => {
  await move(undefined, '[data-tip=Second]')
  await wait(700)
  expect(part('[data-tip=Second]').getAttribute('aria-describedby')).toBe(`own ${part('[role=tooltip]').id}`)
  await send('p', new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(shown()).toBeUndefined()
  expect(part('[data-tip=Second]').getAttribute('aria-describedby')).toBe('own')
})

test('a touch and a pressed pointer open no tooltip, and a press or a scroll closes it', async () => {
  await move(undefined, '[data-tip=First]', { pointerType: 'touch' })
  await wait(1000)
  await move(undefined, '[data-tip=First]', { buttons: 1 })
  await wait(1000)
  expect(shown()).toBeUndefined()
  for (const close of [new PointerEvent('pointerdown', { bubbles: true }), new Event('scroll')]) {
    await move(undefined, '[data-tip=First]')
    await wait(700)
    expect(shown()).toBe('First')
    await send('p', close)
    expect(shown()).toBeUndefined()
    await wait(1000)
  }
})

test('a press opens the tooltip of a button, keeps it when repeated, and a press elsewhere closes it', async () => {
  for (let press = 0; press < 2; press++) {
    await send('button', new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    await send('button', new MouseEvent('click', { bubbles: true }))
    expect(shown()).toBe('Help')
  }
  await send('p', new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  expect(shown()).toBeUndefined()
})

test('a button that was tapped before the code came shows its tooltip, and a tapped link none', async () => {
  hasHover = false
  for (const [selector, text] of [
    ['button', 'Help'],
    ['[data-tip=First]', undefined],
  ] as const) {
    await act(async () => root.unmount())
    part(selector).focus()
    vi.spyOn(part(selector), 'matches').mockReturnValue(false)
    await mount()
    await wait(0)
    expect(shown()).toBe(text)
  }
})
