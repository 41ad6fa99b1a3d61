import type { Page } from '@playwright/test'
import { tool } from '../support/stacks'
import { expect, test, webStack } from './pages/board-test'

/** Reading mode: a shared stack is a page to read, and becomes an editable board on request. */

const TITLES = ['Editors', 'Languages', 'Hosting', 'Data', 'Design', 'Sound', 'Notes']
const large = () =>
  webStack({
    htmlContent: '<p>Hello</p>',
    description: 'Name: Ada\nLocation: London\nQuote: “Ship it.”',
    sections: Object.fromEntries(
      TITLES.map((title, at) => [title, Array.from({ length: 6 }, (_, place) => tool(`Tool ${at}-${place}`))]),
    ),
    sectionOrder: TITLES,
  })

/** Counts the tools whose whole tile is inside the window and not behind the sticky bar. */
async function toolsInSight(page: Page): Promise<number> {
  return page
    .getByRole('region', { name: /^Section / })
    .getByRole('listitem')
    .evaluateAll(
      (tiles) =>
        tiles.filter((tile) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect()
          const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return top >= 0 && bottom <= window.innerHeight && middle !== null && tile.contains(middle)
        }).length,
    )
}

for (const { width, height, least } of [
  { width: 360, height: 740, least: 4 },
  { width: 1024, height: 768, least: 8 },
  { width: 1440, height: 900, least: 18 },
]) {
  test(`a shared stack of 42 tools shows at least ${least} of them at ${width}×${height}`, async ({ page, saved }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/?share=${await saved(large())}`)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => toolsInSight(page)).toBeGreaterThanOrEqual(least)
  })
}

test('a visitor reads a stack without controls, edits a draft, and returns to reading', async ({
  board,
  page,
  saved,
}) => {
  await page.goto(`/?share=${await saved()}`)
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('button', { name: /^(?:Move|More for|Add a tool|Undo|Save or load)/ })).toHaveCount(0)
  await expect(board.button('Explore more Frontend')).toBeVisible()
  const before = await board.section('Data').boundingBox()
  await board.button('Edit').click()
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'true')
  await expect(board.button('Move React')).toBeVisible()
  expect((await board.section('Data').boundingBox())?.y).toBe(before?.y)
  await board.button('Edit').click()
  await expect(board.button('Move React')).toHaveCount(0)
  await board.button('Edit').click()
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await expect(page.getByText('Your changes are a draft. Save makes your own copy.', { exact: true })).toBeVisible()
  await expect(board.button('Edit')).toBeDisabled()
  await board.button('Share').click()
  await expect(board.dialog('Save or load')).toBeVisible()
  await expect(board.button('Save stack')).toBeVisible()
})

test('a shared stack loads the code of its controls on the first pointer move, and not before', async ({
  board,
  page,
  saved,
}) => {
  const scripts = new Set<string>()
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url())
  })
  await page.goto(`/?share=${await saved()}`, { waitUntil: 'networkidle' })
  const readingOnly = scripts.size
  await expect(board.tool('React')).toBeVisible()
  await board.button('Edit').click()
  await expect(board.button('Move React')).toBeVisible()
  expect(scripts.size).toBeGreaterThan(readingOnly)
})

test('a button pressed by keyboard before its code has loaded acts once after it', async ({ board, page, saved }) => {
  await page.goto(`/?share=${await saved()}`, { waitUntil: 'networkidle' })
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held
    await route.continue()
  })
  await board.button('Edit').focus()
  await page.keyboard.press('Enter')
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'true')
})

test('the owner and the device that saved a guest’s stack open it in editing mode', async ({
  board,
  page,
  saved,
  signInHere,
}) => {
  const owner = await signInHere()
  await page.goto(`/?share=${await saved(undefined, owner)}`)
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'true')
  await expect(board.button('Save Page')).toBeVisible()
})

test('the menu in reading mode has the actions that do not edit, and Theme switches to editing mode', async ({
  board,
  page,
  saved,
}) => {
  await page.goto(`/?share=${await saved()}`)
  await board.button('More').click()
  await expect(page.getByRole('menuitem')).toHaveText([
    /^Theme/,
    /^Transform/,
    /^Compare/,
    /^Download/,
    /^Report this page/,
  ])
  await board.item('Theme').click()
  await expect(board.dialog('Choose a Theme')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'true')
})

test('Duplicate Page opens the copy without the handle, in editing mode', async ({ board, page, saved }) => {
  const code = await saved(webStack({ twitterHandle: 'ada' }))
  await page.goto(`/?share=${code}`)
  await board.button('Duplicate Page').click()
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  await board.close()
  expect(board.shareCode()).not.toBe(code)
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('@ada', { exact: true })).toHaveCount(0)
})

test('the layout List shows descriptions in rows of 48 px, and is stored on the device', async ({
  board,
  page,
  saved,
}) => {
  await page.goto(`/?share=${await saved()}`)
  await page.getByRole('group', { name: 'Layout' }).getByText('List').click()
  const tile = board.section('Frontend').getByRole('listitem').first()
  await expect.poll(async () => (await tile.boundingBox())?.height).toBe(48)
  const description = tile.getByText('A library for user interfaces.')
  await expect(description).toBeVisible()
  const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth
  expect(await description.evaluate(isCut)).toBe(false)
  expect(await tile.locator('bdi').evaluate(isCut)).toBe(false)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'List', exact: true })).toBeChecked()
})

test('at the end of a page on a phone the bar of the board covers nothing of the footer', async ({ page, saved }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/?share=${await saved()}`)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const bar = await page.getByRole('group', { name: 'Board', exact: true }).boundingBox()
  expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN)
})

test('a status set in the Edit dialog is shown on the tile and in the list, and saved', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  await board.openToolMenu('Redis')
  await board.item('Edit…').click()
  await page.getByRole('group', { name: 'Status' }).getByRole('radio', { name: 'Trying' }).check()
  await board.button('Apply').click()
  await expect(board.section('Data').getByText('Trying', { exact: true })).toBeVisible()
  await board.save('With a status')
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  await page.reload()
  await expect(board.section('Data').getByText('Trying', { exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'Layout' }).getByText('List').click()
  await expect(board.section('Data').getByText('Trying', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What I build with')
})
