import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { signUp, type Guest, type User } from '@/tests/support/people'
import { stack } from '@/tests/support/stacks'
import type { Product } from '@/tests/support/product'
import { startProductFor } from '@/tests/support/product-with-engine'
import { quietPage } from './quiet-page'

interface WorkerFixtures {
  /** Configuration of the product beyond its defaults: files that set it get a separate process. */
  productEnv: Record<string, string>
  product: Product
}

interface Fixtures {
  /** A user whose session the browser has. */
  signedIn: User
}

/** Stories against the real product. A page that reports an error to its console fails its story. */
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
  page: quietPage,
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

/** A stack of theirs, stored over the API. */
export async function saveStack(
  by: Guest,
  over: Record<string, unknown> = {},
): Promise<{ id: string; shareCode: string; createdAt: string }> {
  const answer = await by.post('/api/techstack', stack(over))
  expect(answer.status, answer.text).toBe(201)
  return answer.json
}

/** Only violations are asked for, and the results of several frames are merged in a separate page only if there are some: both are slow. */
export function axeOn(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  return page.frames().length === 1 ? axe.setLegacyMode() : axe
}

/** No violation that axe finds on the present page. */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  const axe = axeOn(page)
  const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** Keeps the scripts of the next page away until the answer is called: a quick visitor on a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await sent
    await route.continue()
  })
  return send
}

/** Whether anything makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBeLessThanOrEqual(0)
}
