import { expect, type ConsoleMessage, type Page } from '@playwright/test'

/** Playwright evaluates scripts in the persona frame, which the frame's sandbox blocks. */
const SANDBOXED = /^Blocked script execution in .* because the document's frame is sandboxed/

/** Logged for every page over plain http. */
const PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored/

const IGNORED = [SANDBOXED, PLAIN_HTTP]

const FAILED_REQUEST = /^Failed to load resource/

const expectedFailures = new WeakMap<Page, string[]>()

/**
 * Allows requests of this story to fail, by prefixes of path and query: because it injects a fault,
 * or tests a refusal. The browser logs each failure to the console.
 */
export function expectFailedRequests(page: Page, ...paths: string[]): void {
  expectedFailures.set(page, [...(expectedFailures.get(page) ?? []), ...paths])
}

function isExpected(page: Page, message: ConsoleMessage): boolean {
  const { url } = message.location()
  if (!FAILED_REQUEST.test(message.text()) || !URL.canParse(url)) return false
  const { pathname, search } = new URL(url)
  return (expectedFailures.get(page) ?? []).some((path) => `${pathname}${search}`.startsWith(path))
}

/** A page fixture that fails the story if the page logs an error to the console. */
export async function pageWithoutErrors(
  { page }: { page: Page },
  provide: (page: Page) => Promise<void>,
): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || IGNORED.some((ignored) => ignored.test(message.text()))) return
    if (!isExpected(page, message)) errors.push(`${message.text()} ${message.location().url}`)
  })
  await provide(page)
  expect(errors).toEqual([])
}
