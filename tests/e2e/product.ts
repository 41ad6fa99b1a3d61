import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { signUp, type Guest, type User } from '@/tests/support/people'
import { stack } from '@/tests/support/stacks'
import type { Product } from '@/tests/support/product'
import { startProductFor } from '@/tests/support/product-with-engine'
import { pageWithoutErrors } from './console-errors'

interface WorkerFixtures {
  /** Environment variables of the product; files that set them get a separate process. */
  productEnv: Record<string, string>
  product: Product
}

interface Fixtures {
  /** A user who is signed in in the browser. */
  signedIn: User
}

/** Stories run against the real product. A story fails if its page logs an error to the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  productEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ productEnv }, provide, { project }) => {
      const product = await startProductFor(project.name, productEnv)
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, provide) => provide(product.origin),
  page: pageWithoutErrors,
  signedIn: async ({ product, context }, provide) => {
    const user = await signUp(product.origin)
    await takeSession(context, user)
    await provide(user)
  },
})

export { expect }

export async function takeSession(context: BrowserContext, user: User): Promise<void> {
  await context.addCookies(
    user.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: user.origin }
    }),
  )
}

/** Saves a stack of this user through the API. */
export async function saveStack(
  by: Guest,
  over: Record<string, unknown> = {},
): Promise<{ id: string; shareCode: string; createdAt: string }> {
  const answer = await by.post('/api/techstack', stack(over))
  expect(answer.status, answer.text).toBe(201)
  return answer.json
}

/**
 * Requests violations only, and does not merge frames in a separate page unless there are any: both
 * are slow.
 */
export function axeOn(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  return page.frames().length === 1 ? axe.setLegacyMode() : axe
}

/** Expects that axe finds no violation on the current page. */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  const axe = axeOn(page)
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/**
 * Holds back the scripts of the next page until the returned function is called, as a slow network
 * would.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await sent
    await route.continue()
  })
  return send
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBeLessThanOrEqual(0)
}
