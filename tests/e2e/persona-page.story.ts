import { expect, test } from '@playwright/test'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** The persona page beside a stack, as a visitor meets it. */

const PATIENCE_MS = 120_000
test.describe.configure({ timeout: PATIENCE_MS })

let product: Product
test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS)
  product = await startProduct()
})
test.afterAll(() => product.stop())

const ORDINARY =
  '<!doctype html><html><head><title>Me</title><style>@keyframes pulse{50%{opacity:.5}}@media (min-width:1px){.box{color:rgb(1,2,3);animation:pulse 2s infinite}}</style></head><body bgcolor="#102030" text="#ffffff"><center><font face="Comic Sans MS">こんにちは ✨</font></center><marquee>hi</marquee><p class="box">boxed</p><a href="https://example.com/">home</a></body></html>'

async function saved(htmlContent: string): Promise<string> {
  const answer = await new Guest(product.origin).post('/api/techstack', stack({ htmlContent }))
  expect(answer.status).toBe(201)
  return answer.json.shareCode
}

test('an ordinary page keeps its looks in the frame beside the stack', async ({ page }) => {
  await page.goto(`${product.origin}/?share=${await saved(ORDINARY)}`)
  const region = page.getByRole('region', { name: 'Persona page of this stack', exact: true })
  await expect(region.getByText('made by the owner', { exact: true })).toBeVisible()
  const frame = region.locator('iframe[title="Persona page"]')
  await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(400)
  const inside = frame.contentFrame()
  await expect(inside.getByText('こんにちは ✨')).toBeVisible()
  await expect(inside.locator('.box')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(inside.locator('.box')).toHaveCSS('animation-name', 'pulse')
  await expect(inside.locator('body > div')).toHaveCSS('background-color', 'rgb(16, 32, 48)')
  await expect(inside.getByRole('link', { name: 'home' })).toHaveAttribute('target', '_blank')
  await expect(inside.getByRole('link', { name: 'home' })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
})

test('a fixed box of the page stays inside its frame', async ({ page }) => {
  const code = await saved('<div style="position:fixed;inset:-2000px;background:red;z-index:99999">x</div>')
  await page.goto(`${product.origin}/?share=${code}`)
  const frame = page.locator('iframe[title="Persona page"]')
  await frame.scrollIntoViewIfNeeded()
  const beside = await frame.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 20, bottom + 20) !== element
  })
  expect(beside).toBe(true)
})
