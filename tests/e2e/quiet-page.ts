import { expect, type Page } from '@playwright/test'

/** Faults that a story injects at the network edge are reported by the browser as well, and are no fault of the page. */
const INJECTED = /^Failed to load resource/

/** The browser test itself looks into the persona's frame, and the frame's sandbox refuses it, as it should. */
const SANDBOXED = /^Blocked script execution in .* because the document's frame is sandboxed/

/** A page that fails its story when it reports an error to its console. */
export async function quietPage({ page }: { page: Page }, provide: (page: Page) => Promise<void>): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !INJECTED.test(message.text()) && !SANDBOXED.test(message.text()))
      errors.push(message.text())
  })
  await provide(page)
  expect(errors).toEqual([])
}
