import type { Page } from '@playwright/test'
import { tool } from '../support/stacks'
import { boxOf, fingersOn, middle, type BoardPage } from './pages/board-page'
import { expect, test, webStack } from './pages/board-test'

/**
 * Unusual drags: fast, aborted, beyond the edge. A tool ends where it was dropped, or where it came
 * from.
 */

const TITLES = Array.from({ length: 8 }, (_, at) => `Section ${at}`)
const wide = webStack({
  sections: Object.fromEntries(
    TITLES.map((title, at) => [title, Array.from({ length: 6 }, (_, place) => tool(`Tool ${at}-${place}`))]),
  ),
  sectionOrder: TITLES,
})
const zigZag = Array.from({ length: 24 }, (_, at) => ({ x: at % 2 ? 0.95 : 0.05, y: 0.15 + (at % 5) * 0.15 }))
const said = (page: Page) => page.getByRole('status').filter({ hasText: /dropped|cancelled/ })

/** Drags a tool with the mouse over a place without releasing it. */
async function hold(board: BoardPage, name: string, over: { x: number; y: number }): Promise<void> {
  const from = await middle(board.tool(name))
  await board.page.mouse.move(from.x, from.y)
  await board.page.mouse.down()
  await board.page.mouse.move(from.x + 12, from.y + 12)
  await board.page.mouse.move(over.x, over.y)
}

test('a fast zigzag over many sections drops the tool where the mouse button is released', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved(wide))
  await board.section('Section 0').evaluate((section) => section.scrollIntoView({ block: 'start' }))
  const end = await middle(board.tool('Tool 1-0'))
  await hold(board, 'Tool 0-0', end)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // All moves in one task, so that the page renders nothing in between.
  await Promise.all(zigZag.map(({ x, y }) => page.mouse.move(x * width, y * height)))
  // Wait until the sections have stopped moving.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const target = await boxOf(board.tool('Tool 1-0'))
  await page.mouse.move(target.x + target.width * 0.2, target.y + target.height / 2)
  await page.mouse.up()
  await expect.poll(async () => (await board.toolsIn('Section 1')).slice(0, 2)).toEqual(['Tool 0-0', 'Tool 1-0'])
  expect((await Promise.all(TITLES.map((title) => board.toolsIn(title)))).flat()).toHaveLength(48)
})

test('the neighbours in a section make room while a tool is held over it, and move back after Escape', async ({
  board,
  page,
  saved,
}) => {
  const settled = () => page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await board.open(await saved())
  const [before, place] = [await board.layout(), await boxOf(board.tool('PostgreSQL'))]
  await hold(board, 'React', { x: place.x + place.width * 0.2, y: place.y + place.height / 2 })
  await board.expectTools('Data', ['React', 'PostgreSQL', 'Redis'])
  await board.expectTools('Frontend', ['Vue'])
  await settled()
  const moved = await boxOf(board.tool('PostgreSQL'))
  expect(Math.abs(moved.x - place.x) + Math.abs(moved.y - place.y)).toBeGreaterThan(place.height / 2)
  await page.keyboard.press('Escape')
  await expect(said(page)).toHaveText('Move cancelled. React is back in Frontend, position 1 of 2.')
  expect(await board.layout()).toBe(before)
  await settled()
  expect(await boxOf(board.tool('PostgreSQL'))).toEqual(place)
  await page.mouse.up()
  expect(await board.layout()).toBe(before)
  await expect(board.button('Undo')).toBeDisabled()
})

test('a tool released outside the window, or after the window lost focus, stays where it was', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  const first = await board.layout()
  await hold(board, 'Vue', { x: 400, y: -40 })
  await page.mouse.up()
  await expect(said(page)).toHaveText('Vue dropped in Frontend, position 2 of 2.')
  await hold(board, 'Vue', await middle(board.section('Ideas')))
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(said(page)).toHaveText('Move cancelled. Vue is back in Frontend, position 2 of 2.')
  await page.mouse.up()
  expect(await board.layout()).toBe(first)
  await expect(board.button('Undo')).toBeDisabled()
  await board.dragByMouse(board.tool('Vue'), board.section('Ideas'))
  await board.expectTools('Ideas', ['Vue'])
})

test('dropping a tool that was deleted during the drag changes nothing and is announced', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  await board.openToolMenu('Vue')
  await board.item('Delete').click()
  await board.expectTools('Frontend', ['React'])
  const without = await board.layout()
  await board.button('Undo').click()
  await board.expectTools('Frontend', ['React', 'Vue'])
  await hold(board, 'Vue', await middle(board.section('Ideas')))
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await board.expectTools('Frontend', ['React'])
  await page.mouse.up()
  await expect(said(page)).toHaveText('Move cancelled. The board has changed.')
  expect(await board.layout()).toBe(without)
  await expect(board.button('Undo')).toBeEnabled()
})

test('no tooltip opens for a tool below a dragged one', async ({ board, page, saved }) => {
  await page.clock.install()
  await board.open(await saved())
  await hold(board, 'Vue', await middle(board.tool('React')))
  await page.clock.runFor(2000)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.mouse.up()
  await expect(said(page)).toHaveText(/dropped/)
})

test('a drag held at the lower edge scrolls the page, and the tool lands in a section that was out of sight', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved(wide))
  await board.section('Section 0').evaluate((section) => section.scrollIntoView({ block: 'center' }))
  const last = board.section('Section 7')
  await expect(last).not.toBeInViewport()
  const { x } = await middle(board.tool('Tool 0-0'))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await hold(board, 'Tool 0-0', { x, y: height - 8 })
  await expect(last).toBeInViewport({ ratio: 0.5 })
  await page.mouse.move(width / 2, height / 2)
  // Sections move while the tool passes over them, so repeat until it is over its target.
  await expect(async () => {
    const target = await boxOf(board.tool('Tool 7-0'))
    await page.mouse.move(target.x + target.width * 0.2, target.y + target.height / 2)
    await expect(page.getByText('Tool 0-0: Section 7, position 1 of 7.', { exact: true })).toBeAttached({
      timeout: 500,
    })
  }).toPass()
  await page.mouse.up()
  await expect.poll(async () => (await board.toolsIn('Section 7')).slice(0, 2)).toEqual(['Tool 0-0', 'Tool 7-0'])
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('a second finger changes nothing, and a fast zigzag drops the tool where the first finger is released', async ({
    board,
    page,
    saved,
  }) => {
    await board.open(await saved())
    const touch = await fingersOn(page)
    await board.tool('React').evaluate((face) => face.scrollIntoView({ block: 'center' }))
    const handle = await middle(board.button('Move React'))
    await touch('touchStart', [handle])
    for (const { x, y } of zigZag) await touch('touchMove', [{ x: x * 360, y: 150 + y * 400 }])
    const other = await middle(board.button('Move Vue'))
    await touch('touchStart', [handle, other])
    await touch('touchMove', [handle, { x: other.x + 60, y: other.y + 60 }])
    const target = await boxOf(board.tool('Vue'))
    const end = { x: target.x + target.width * 0.8, y: target.y + target.height / 2 }
    await touch('touchMove', [end, other])
    await touch('touchEnd', [end])
    await touch('touchEnd', [])
    await expect(said(page)).toBeAttached()
    expect((await board.toolsIn('Frontend')).sort()).toEqual(['React', 'Vue'])
    await board.openToolMenu('Vue')
  })
})
