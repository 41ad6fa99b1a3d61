import { expect, type Page } from '@playwright/test'

/** Faults that a story injects at the network edge are reported by the browser as well, and are no fault of the page. */
const INJECTED = /^Failed to load resource/

/** The browser test itself looks into the persona's frame, and the frame's sandbox refuses it, as it should. */
const SANDBOXED = /^Blocked script execution in .* because the document's frame is sandboxed/

/** Said of every page over plain http, and of none over https. */
const PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored/

const UNHEARD = [INJECTED, SANDBOXED, PLAIN_HTTP]

/** A page that fails its story when it reports an error to its console. */
export async function quietPage({ page }: { page: Page }, provide: (page: Page) => Promise<void>): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !UNHEARD.some((unheard) => unheard.test(text))) errors.push(text)
  })
  await provide(page)
  expect(errors).toEqual([])
}
