import type { Page } from '@playwright/test'
import { BoardPage } from './pages/board-page'
import { expect, test, webStack } from './pages/board-test'
import { expectNoSidewaysScroll } from './product'

/** System settings: forced colours, larger text, printing. */

for (const theme of ['modern', 'retro80s', 'fun90s', 'y2k'])
  test(`with forced colours, dialogs of ${theme} are opaque and the selected tab is distinguishable`, async ({
    page,
    board,
    saved,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await board.open(await saved(webStack({ theme })))
    const ground = await page.evaluate(() => getComputedStyle(document.body).color)
    const icon = page.getByRole('search').locator('svg')
    await expect(icon).toHaveCSS('color', ground)
    // A button's text has the system's background for buttons.
    const primary = board.button('Save or load')
    const plain = await board.button('Share').evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect(primary).toHaveCSS('background-color', plain)
    await primary.click()
    await expect(board.dialog('Save or load')).not.toHaveCSS('background-color', /rgba\(.*, 0\)|transparent/)
    const line = (name: string) =>
      page.getByRole('tab', { name, exact: true }).evaluate((tab) => getComputedStyle(tab).borderBottomWidth)
    expect([await line('Save'), await line('Load')]).toEqual(['4px', '0px'])
  })

test('text grows with the browser’s font size, and nothing scrolls horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/about', '/feedback']) {
    await page.goto(path)
    const sizes = () =>
      page
        .getByRole('paragraph')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    const usual = await sizes()
    await showManyViews(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sizes()).toEqual(usual.map((size) => size * 2))
    await expectNoSidewaysScroll(page)
  }
})

test('at 200 % text size the plate of a tool ends above its name', async ({ page, board, saved }) => {
  await board.open(await saved())
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const tile = board.section('Data').getByRole('listitem').first()
  const plate = await tile.locator('[data-part="plate"]').boundingBox()
  const name = await tile.locator('bdi').boundingBox()
  expect((plate?.y ?? NaN) + (plate?.height ?? NaN)).toBeLessThanOrEqual(name?.y ?? NaN)
})

/** Shows large view counts, as on an old installation: a new one has none. */
const showManyViews = (page: Page) =>
  page
    .locator('[id^="popular-"][id$="-numbers"]')
    .evaluateAll((counts) => counts.forEach((count) => (count.textContent = '1,234,567 views')))

test('an empty section is printed without its hint', async ({ page, board, saved }) => {
  await board.open(await saved())
  const hint = page.getByText('Drop a tool here, or add one.')
  await expect(hint).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(hint).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the button for the plain view has a margin in its strip, and the height of a touch target', async ({
    page,
    saved,
    product,
  }) => {
    await new BoardPage(page, product.origin).open(await saved(webStack({ theme: 'y2k' })))
    const button = page.getByRole('button', { name: 'Plain view', exact: true })
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const air = await button.evaluate((element) => {
      const framed = [element, ...element.children].find(
        (one) => getComputedStyle(one).borderTopStyle === 'solid' && getComputedStyle(one).borderTopWidth !== '0px',
      )
      const [inner, strip] = [framed?.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()]
      return inner && strip ? Math.min(inner.top - strip.top, strip.bottom - inner.bottom) : 0
    })
    expect(air).toBeGreaterThanOrEqual(6)
  })
})
