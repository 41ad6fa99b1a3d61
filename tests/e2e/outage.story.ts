import { Guest } from '@/tests/support/people'
import { startPostgres, type TestPostgres } from '@/tests/support/postgres'
import type { Product } from '@/tests/support/product'
import { startProductFor } from '@/tests/support/product-with-engine'
import { exploreOf } from './pages/explore'
import { headerOf } from './pages/header'
import { searchOf } from './pages/search'
import { expect, saveStack, test as base } from './product'
import { expectFailedRequests } from './console-errors'

/** A real database outage as a visitor sees it. When the database is back, one press retries. */

const test = base.extend<object, { database: TestPostgres; product: Product }>({
  database: [
    async ({}, provide) => {
      const server = await startPostgres()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: [
    async ({ database }, provide, { project }) => {
      const product = await startProductFor(project.name, { DATABASE_URL: `${database.url}/postgres` })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test('gallery, popular list and search show errors during an outage, and work again after it', async ({
  page,
  product,
  database,
}) => {
  expectFailedRequests(page, '/?', '/api/explore-data', '/api/techstack/search/')
  const { shareCode } = await saveStack(new Guest(product.origin), {
    title: 'Found again',
    name: 'Found again',
    twitterHandle: '',
  })
  const [explore, search, header] = [exploreOf(page), searchOf(page), headerOf(page)]
  await database.halt()
  await page.goto('/')
  await expect(explore.words('Failed to load explore data from database.')).toBeVisible()
  await expect(
    explore.popular.getByText('The list can’t be read right now. Reload the page in a minute.'),
  ).toBeVisible()
  await search.ask('Found')
  await expect(header.toast('Error')).toBeVisible()
  await expect(header.toast('Failed to search tech stacks')).toBeVisible()
  await page.goto(`/?share=${shareCode}&edit=1`)
  await expect(page.getByText(/cannot be shown right now/)).toBeVisible()

  await page.goto('/')
  await expect(explore.retry).toBeVisible()
  await database.resume()
  await expect(async () => {
    if (await explore.retry.isVisible()) await explore.retry.click()
    await expect(explore.cards.first()).toBeVisible({ timeout: 3000 })
  }).toPass()
  await search.ask('Found again')
  await expect(search.option('Found again')).toBeVisible()
})
