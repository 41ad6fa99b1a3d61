import { exploreOf } from './pages/explore'
import { expect, expectAccessible, expectNoSidewaysScroll, holdScripts, test } from './product'

/** The gallery and the popular list below the generator. */

test('twelve cards in one, two or three columns open the stacks that they show', async ({ page }) => {
  const explore = exploreOf(page)
  await page.goto('/')
  await expect(explore.cards).toHaveCount(12)
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await explore.columns()).toBe(columns)
    await expectNoSidewaysScroll(page)
  }
  await explore.cards.nth(1).click()
  await expect(page).toHaveURL(/\/\?share=/)
  await expect(page.getByRole('region', { name: /^Section / }).first()).toBeVisible()
  await expect(explore.gallery).toHaveCount(0)
  await expect(explore.popular).toHaveCount(0)
})

test('a card requests one picture and no icons', async ({ page }) => {
  const explore = exploreOf(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await explore.cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => explore.pictures()).toEqual(Array(12).fill('drawn'))
  expect(asked.filter((path) => /^\/api\/preview\/\w+\/card$/.test(path))).toHaveLength(12)
  expect(asked.filter((path) => path.startsWith('/api/icons/'))).toEqual([])
})

test('cards have the theme and the author of their stack, and can be filtered', async ({ page }) => {
  const explore = exploreOf(page)
  await page.goto('/')
  await expect(explore.gallery.getByText('Example by Stackbook')).toHaveCount(12)
  const filter = explore.gallery.getByRole('group', { name: 'Filter', exact: true })
  for (const name of ['Dev', 'Design', 'Video', 'Music', 'Health', 'Home']) {
    await filter.getByRole('radio', { name, exact: true }).check()
    await expect(explore.cards).not.toHaveCount(12)
    await expect(explore.cards).not.toHaveCount(0)
  }
  const title = await explore.cards.first().getAttribute('aria-labelledby')
  const name = await page.locator(`#${title}`).innerText()
  const theme = await explore.cards.first().locator('..').getAttribute('data-theme')
  await filter.getByRole('radio', { name: 'Home', exact: true }).press('Tab')
  await expect(explore.cards.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '')
  await expect(page.getByRole('region', { name: 'Persona page of this stack', exact: true })).toBeAttached()
})

test('the gallery’s data contains category, theme and author of each stack', async ({ request }) => {
  const items = (await (await request.get('/api/explore-data')).json()) as Record<string, unknown>[]
  const designer = items.find(({ id }) => id === 'brand-designer')
  expect(designer).toMatchObject({ category: 'Design', theme: 'retro80s', author: 'Stackbook' })
})

test('a card’s tooltip opens on hover after a delay, on focus at once, and closes with Escape', async ({ page }) => {
  const explore = exploreOf(page)
  await page.goto('/')
  const card = explore.cards.first()
  // The first movement of a page's life has no distance in the full browser.
  await page.mouse.move(0, 0)
  await card.hover()
  await expect(explore.tooltip).toBeVisible()
  const box = await explore.tooltip.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(100)
  expect(box?.width).toBeLessThanOrEqual(300)
  await page.keyboard.press('Escape')
  await expect(explore.tooltip).toHaveCount(0)
  await page.mouse.move(0, 0)
  await card.focus()
  await page.keyboard.press('Tab')
  await expect(explore.cards.nth(1)).toBeFocused()
  await expect(explore.tooltip).toBeVisible()
  await expect(explore.cards.nth(1)).toHaveAccessibleDescription(/./)
})

test('a card’s tooltip opens for a pointer that was there before hydration', async ({ page }) => {
  const explore = exploreOf(page)
  const send = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await explore.cards.first().hover()
  send()
  await expect(explore.tooltip).toBeVisible()
})

test('the accessible name of a card and a row is its title, and the text beside it is the description', async ({
  page,
  request,
}) => {
  const explore = exploreOf(page)
  const cards = (await (await request.get('/api/explore-data')).json()) as { title: string; url: string }[]
  await page.goto('/')
  for (const { title, url } of cards) {
    const card = explore.gallery.getByRole('link', { name: title, exact: true })
    await expect(card).toHaveAttribute('href', url)
    await expect(card).toHaveAccessibleDescription(/\d+ tools$/)
  }
  const rows = (await (await request.get('/api/techstack/popular')).json()) as { title: string; shareCode: string }[]
  const links = explore.popular.getByRole('link', { name: rows[0]?.title ?? '', exact: true })
  await expect(links.first()).toHaveAttribute('href', `/stack/${rows[0]?.shareCode}`)
  const card = explore.cards.first()
  await page.mouse.move(0, 0)
  await card.hover()
  await expect(explore.tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveAccessibleDescription(/\d+ tools$/)
})

test('the popular list opens stacks', async ({ page }) => {
  const explore = exploreOf(page)
  await page.goto('/')
  const count = await explore.rows.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(12)
  await explore.rows.first().click()
  await expect(page).toHaveURL(/\/\?share=/)
})

test('the whole start page is accessible', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the heading, the gallery, the popular list and a note are readable', async ({ page }) => {
    const explore = exploreOf(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Describe how you work. Get your stack.')
    await expect(page.getByRole('note')).toContainText('Making a stack needs JavaScript')
    await expect(explore.cards).toHaveCount(12)
    expect(await explore.rows.count()).toBeGreaterThan(0)
  })

  test('on a phone no button that needs scripts is shown', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const generate = page.getByRole('button', { name: 'Generate Stack', exact: true })
    await expect(generate).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(generate).not.toBeInViewport()
  })
})
