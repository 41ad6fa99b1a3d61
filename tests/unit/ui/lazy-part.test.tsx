// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart, PartBoundary } from '@/components/ui/lazy-part'
import { markIntent } from '@/lib/browser/first-intent'
import { currentToast, dismissToast } from '@/lib/toast/toast'

const NOT_LOADED = 'This part could not be loaded'
const Words = ({ words }: { words: string }) => <p>{words}</p>

let root: Root | undefined
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  dismissToast(currentToast()?.id ?? 0)
})

async function show(node: React.ReactNode): Promise<void> {
  root ??= createRoot(place)
  await act(async () => root?.render(node))
}
const showAnew = async (node: React.ReactNode) => {
  root = undefined
  await show(node)
}

/** Hydrates what the server sends for it. */
async function hydrate(node: React.ReactNode): Promise<void> {
  const stream = await renderToReadableStream(node)
  place.innerHTML = await new Response(stream).text()
  await act(async () => {
    root = hydrateRoot(place, node)
  })
}

const openToast = () => (currentToast()?.open ? currentToast()?.title : undefined)

test('a rendered part is empty while its code loads, and loads it once', async () => {
  let arrive: (part: typeof Words) => void = () => undefined
  const load = vi.fn(() => new Promise<typeof Words>((resolve) => (arrive = resolve)))
  const Part = lazyPart(load)
  await showAnew(<Part words="Hello" />)
  expect(place.innerHTML).toBe('')
  await act(async () => arrive(Words))
  expect(place.textContent).toBe('Hello')
  await show(null)
  await show(<Part words="Again" />)
  expect(place.textContent).toBe('Again')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a rendered part shows its fallback while it loads, also in the HTML of the server', async () => {
  const Part = lazyPart(() => Promise.resolve(Words), { fallback: <i>Loading</i> })
  const stream = await renderToReadableStream(<Part words="Hello" />)
  expect(await new Response(stream).text()).toContain('<i>Loading</i>')
  await showAnew(<Part words="Hello" />)
  expect(place.innerHTML).toBe('<p>Hello</p>')
})

test('a rendered part reports a failed load once, and loads again when it is mounted again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Words)
  const Part = lazyPart<{ words: string }>(load)
  const onLoadFailed = vi.fn()
  await showAnew(<Part words="Hello" onLoadFailed={onLoadFailed} />)
  expect(onLoadFailed).toHaveBeenCalledTimes(1)
  expect(openToast()).toBe(NOT_LOADED)
  await show(null)
  await show(<Part words="Hello" onLoadFailed={onLoadFailed} />)
  expect(place.textContent).toBe('Hello')
  expect(onLoadFailed).toHaveBeenCalledTimes(1)
})

test('a rendered part with its own report shows no toast', async () => {
  const report = vi.fn()
  const Part = lazyPart(() => Promise.reject<typeof Words>(new Error('no network')), { report })
  await showAnew(<Part words="Hello" />)
  expect(report).toHaveBeenCalledTimes(1)
  expect(openToast()).toBeUndefined()
})

test('a hydrated part is in the HTML of the server, and throws a failed load to its boundary', async () => {
  const load = vi.fn().mockResolvedValueOnce(Words).mockRejectedValue(new Error('no network'))
  const onLoadFailed = vi.fn()
  const Served = lazyPart<{ words: string }>(load, { when: 'hydrated' })
  await hydrate(<Served words="Hello" />)
  expect(place.textContent).toBe('Hello')
  const Failing = lazyPart<{ words: string }>(load, { when: 'hydrated' })
  await showAnew(
    <PartBoundary onLoadFailed={onLoadFailed}>
      <Failing words="Hello" />
    </PartBoundary>,
  )
  expect(onLoadFailed).toHaveBeenCalledTimes(1)
  expect(openToast()).toBe(NOT_LOADED)
})

test('a used part keeps the HTML of the server until the first interaction, and tries again after a failure', async () => {
  const Part = lazyPart(() => (typeof window === 'undefined' ? Promise.resolve(Words) : load()), { when: 'used' })
  const load = vi
    .fn<() => Promise<typeof Words>>()
    .mockResolvedValue(({ words }) => <p onClick={() => undefined}>{words}!</p>)
    .mockRejectedValueOnce(new Error('no network'))
  place.innerHTML = '<!--&--><p>Hello</p><!--/&-->'
  await act(async () => {
    root = hydrateRoot(place, <Part words="Hello" />, { onRecoverableError: () => undefined })
  })
  expect(load).not.toHaveBeenCalled()
  expect(place.textContent).toBe('Hello')
  await act(async () => markIntent())
  expect(load).toHaveBeenCalledTimes(1)
  expect(place.textContent).toBe('Hello')
  expect(openToast()).toBe(NOT_LOADED)
  await act(async () => void window.dispatchEvent(new MouseEvent('click')))
  expect(load).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(place.textContent).toBe('Hello!'))
})
