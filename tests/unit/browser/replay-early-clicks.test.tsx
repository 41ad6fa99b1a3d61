// @vitest-environment jsdom
import { Suspense, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { REPLAY_EARLY_CLICKS } from '@/lib/browser/replay-early-clicks'

interface PageProps {
  onSubmit: () => void
  onClick: () => void
  late?: Promise<void>
}

const Late = ({ late }: Pick<PageProps, 'late'>) => {
  if (late) use(late)
  return <p>late</p>
}

/**
 * React begins to hydrate the form and the button, and does not finish before the suspended
 * component has arrived.
 */
const Page = ({ onSubmit, onClick, late }: PageProps) => (
  <Suspense>
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
    <button type="button" onClick={onClick} />
    <Late {...(late ? { late } : {})} />
  </Suspense>
)

const onSubmit = vi.fn()
const onClick = vi.fn()
let finish: () => void

const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const send = () => part('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
const hasBegun = () => Object.keys(part('form')).some((key) => key.startsWith('__react'))

function begin() {
  const late = new Promise<void>((resolve) => (finish = resolve))
  hydrateRoot(part('main'), <Page onSubmit={onSubmit} onClick={onClick} late={late} />)
  return vi.waitFor(() => expect(hasBegun()).toBe(true))
}

window.eval(REPLAY_EARLY_CLICKS)

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = `<main>${renderToString(<Page onSubmit={onSubmit} onClick={onClick} />)}</main>`
})

test('a form submitted before hydration is submitted once after it', async () => {
  expect(send()).toBe(false)
  await begin()
  finish()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

test('a form submitted during hydration is submitted once after it', async () => {
  await begin()
  expect(send()).toBe(false)
  expect(onSubmit).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})

test('a button pressed during hydration is pressed once after it', async () => {
  await begin()
  part('button').click()
  expect(onClick).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledTimes(1))
})

test('a button pressed after hydration is pressed at once, and once', async () => {
  await begin()
  finish()
  await vi.waitFor(() => {
    part('button').click()
    expect(onClick).toHaveBeenCalled()
  })
  onClick.mockClear()
  part('button').click()
  send()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
