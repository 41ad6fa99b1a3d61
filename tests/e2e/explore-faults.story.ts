import pg from 'pg'
import { startPostgres, type TestPostgres } from '@/tests/support/postgres'
import type { Product } from '@/tests/support/product'
import { startProductFor } from '@/tests/support/product-with-engine'
import { exploreOf } from './pages/explore'
import { expect, test as base } from './product'
import { expectFailedRequests } from './console-errors'

/** The gallery's table cannot be read by the server, so the page requests the gallery itself. */

const EXPLORE_DATA = '**/api/explore-data'

const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide, { project }) => {
      const server: TestPostgres = await startPostgres()
      const product = await startProductFor(project.name, { DATABASE_URL: `${server.url}/postgres` })
      const client = new pg.Client({ connectionString: `${server.url}/postgres` })
      await client.connect()
      await client.query('ALTER TABLE explore_items RENAME TO explore_items_away')
      await client.end()
      await provide(product)
      await product.stop()
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test('the page shows a loading state, and then the gallery in the same place', async ({ page }) => {
  const explore = exploreOf(page)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="162"/>'
  await page.route('**/drawing.svg', (route) => route.fulfill({ body: drawing, contentType: 'image/svg+xml' }))
  const look = { picture: '/drawing.svg', sections: ['Code'], toolCount: 3, about: '' }
  const items = Array.from({ length: 12 }, (_, at) => ({
    id: `${at}`,
    title: `Stack ${at}`,
    image: '',
    url: '/stack/abc',
    look,
  }))
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(EXPLORE_DATA, async (route) => {
    await asked
    await route.fulfill({ json: items })
  })
  await page.goto('/')
  await expect(explore.words('Loading explore items...')).toBeVisible()
  // The placeholder types only on a hydrated page.
  await page.waitForFunction(() => document.querySelector('textarea')?.placeholder.endsWith('▏'))
  const top = () => explore.popular.evaluate((below) => below.getBoundingClientRect().top)
  const before = await top()
  answer()
  await expect(explore.cards).toHaveCount(items.length)
  expect(Math.abs((await top()) - before)).toBeLessThan(12)
})

test('a database outage is shown, and a button retries', async ({ page }) => {
  expectFailedRequests(page, '/api/explore-data')
  const explore = exploreOf(page)
  await page.goto('/')
  await expect(explore.words('Failed to load explore data from database.')).toBeVisible()
  await page.route(EXPLORE_DATA, (route) => route.fulfill({ json: [] }))
  await explore.retry.click()
  await expect(explore.words('No explore data available')).toBeVisible()
})

test('a response that is not a list is shown as no data', async ({ page }) => {
  const explore = exploreOf(page)
  await page.route(EXPLORE_DATA, (route) => route.fulfill({ json: { rows: 3 } }))
  await page.goto('/')
  await expect(explore.words('No data returned from database')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
