import { expect, type ConsoleMessage, type Page } from '@playwright/test'

/** The browser test itself looks into the persona's frame, and the frame's sandbox refuses it, as it should. */
const SANDBOXED = /^Blocked script execution in .* because the document's frame is sandboxed/

/** Said of every page over plain http, and of none over https. */
const PLAIN_HTTP = /^The Cross-Origin-Opener-Policy header has been ignored/

const UNHEARD = [SANDBOXED, PLAIN_HTTP]

const FAILED_REQUEST = /^Failed to load resource/

const expectedFailures = new WeakMap<Page, string[]>()

/**
 * Requests of this story that may fail, by the start of their path and query: because it injects a fault at the network edge, or
 * because a refusal is what it is about. The browser reports each to its console.
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

/** A page that fails its story when it reports an error to its console. */
export async function quietPage({ page }: { page: Page }, provide: (page: Page) => Promise<void>): Promise<void> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() !== 'error' || UNHEARD.some((unheard) => unheard.test(message.text()))) return
    if (!isExpected(page, message)) errors.push(`${message.text()} ${message.location().url}`)
  })
  await provide(page)
  expect(errors).toEqual([])
}
