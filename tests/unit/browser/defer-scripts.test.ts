// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { START_DEFERRED_SCRIPTS } from '@/lib/browser/defer-scripts'
import { deferScripts } from '@/server/next-internals'

const NEXT = `<link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="script" href="/_next/static/a.js"/><script src="/_next/static/a.js" async="" nonce="n"></script><script src="/_next/static/old.js" noModule="" nonce="n"></script><script nonce="n">first()</script>`
const asked = () =>
  document.querySelectorAll('script[src="/_next/static/a.js"]:not([type]), link[rel="preload"]').length

const frames: FrameRequestCallback[] = []
const showAFrame = () => frames.splice(0).forEach((frame) => frame(0))
let hidden: boolean

beforeEach(() => {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  document.head.innerHTML = deferScripts(NEXT)
  hidden = false
  window.eval(START_DEFERRED_SCRIPTS)
})

test('scripts of the page are deferred; styles and inline scripts are not', () => {
  expect(asked()).toBe(0)
  expect(document.head.querySelector('link[rel="stylesheet"]')).not.toBeNull()
  expect(document.head.querySelectorAll('script:not([type])')).toHaveLength(2)
})

test('they are requested with the second frame, as Next wrote them', () => {
  showAFrame()
  expect(asked()).toBe(0)
  showAFrame()
  expect(document.head.innerHTML.replaceAll('&quot;', '"')).toBe(
    Object.assign(document.createElement('head'), { innerHTML: NEXT }).innerHTML,
  )
})

test('a hidden tab requests them when the page has loaded', () => {
  dispatchEvent(new Event('load'))
  expect(asked()).toBe(0)
  hidden = true
  dispatchEvent(new Event('load'))
  expect(asked()).toBe(2)
})

test('a tab that is hidden before its first frame requests them then', () => {
  hidden = true
  dispatchEvent(new Event('visibilitychange'))
  expect(asked()).toBe(2)
})

test('a browser that paints no frame requests them after five seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  window.eval(START_DEFERRED_SCRIPTS)
  vi.advanceTimersByTime(4999)
  expect(asked()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(asked()).toBe(2)
  vi.useRealTimers()
})

test('script tags in texts and of other sites are unchanged', () => {
  const written = `<p>&lt;script src="/_next/a.js" async="" &gt;</p><script src="https://elsewhere.example/a.js" async=""></script>`
  expect(deferScripts(written)).toBe(written)
})
