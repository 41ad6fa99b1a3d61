import type { Locator, Page, Request } from '@playwright/test'
import { BoardPage } from './pages/board-page'
import { expect, test, webStack } from './pages/board-test'
import { expectFailedRequests } from './console-errors'

/** Lazily loaded code on a network that fails and returns. */

const NOT_LOADED = 'This part could not be loaded'
const CHUNKS = '**/_next/static/chunks/*.js'

const WANTED: readonly [button: string, shows: (page: Page) => Locator][] = [
  ['Save or load', (page) => page.getByRole('dialog', { name: 'Save or load', exact: true })],
  ['Theme', (page) => page.getByRole('dialog', { name: 'Choose a Theme', exact: true })],
  ['Transform', (page) => page.getByRole('group', { name: 'Transform', exact: true })],
  ['Edit HTML', (page) => page.getByRole('dialog', { name: 'Edit HTML', exact: true })],
  ['More', (page) => page.getByRole('menuitem', { name: 'Import…', exact: true })],
  ['More for Redis', (page) => page.getByRole('menuitem', { name: 'Delete', exact: true })],
  ['Create your own', (page) => page.getByRole('textbox', { name: 'Describe your tech stack', exact: true })],
]

const SIGN_IN: (typeof WANTED)[number] = [
  'Sign In',
  (page) => page.getByRole('dialog', { name: 'Sign In', exact: true }),
]

/** A separate page, because here the console must report the failed scripts. */
test('a part that fails to load breaks nothing else, and loads on the next press with a network', async ({
  context,
  product,
  saved,
}) => {
  const board = new BoardPage(await context.newPage(), product.origin)
  const { page } = board
  await page.goto(`/?share=${await saved(webStack({ htmlContent: '<p>Hello</p>' }))}&edit=1`)
  await page.waitForLoadState('networkidle')
  for (const [button, shows] of [...WANTED, SIGN_IN]) {
    await page.route(CHUNKS, (route) => route.abort())
    await board.button(button).click()
    await expect(board.toast(NOT_LOADED), button).toBeVisible()
    await expect(board.section('Data'), button).toBeVisible()
    await page.unroute(CHUNKS)
    await board.button('Dismiss notification').click()
    await board.button(button).click()
    await expect(shows(page), button).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

/** Whether scripts were requested since the call, and how many are pending. */
function partsUnderWay(page: Page): () => { begun: boolean; underWay: number } {
  const seen = { begun: false, underWay: 0 }
  const isPart = (request: Request) => new URL(request.url()).pathname.startsWith('/_next/static/chunks/')
  const ended = (request: Request) => {
    if (isPart(request)) seen.underWay--
  }
  page.on('request', (request) => {
    if (!isPart(request)) return
    seen.begun = true
    seen.underWay++
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => ({ ...seen })
}

test('a board in editing mode stays editable without a network', async ({ board, context, page, saved }) => {
  expectFailedRequests(page, '/_next/static/media/', '/api/icons/', '/api/icon-mappings', '/api/techstack/descriptions')
  await page.goto(`${board.origin}/?share=${await saved()}&edit=1`)
  await page.waitForLoadState('networkidle')
  const parts = partsUnderWay(page)
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await expect.poll(parts).toEqual({ begun: true, underWay: 0 })
  await context.setOffline(true)
  for (const [button, shows] of WANTED.filter(([name]) => name !== 'Edit HTML')) {
    await board.button(button).click()
    await expect(shows(page), button).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await board.openToolMenu('Redis')
  await board.item('Edit…').click()
  await board.textbox('Tool name').fill('Valkey')
  await board.button('Apply').click()
  await board.expectTools('Data', ['PostgreSQL', 'Valkey'])
  await board.button('Add section').click()
  await expect(board.dialog('Add section')).toBeVisible()
})

test('a loaded part opens at once, without waiting for a timer', async ({ context, product, saved }) => {
  const board = new BoardPage(await context.newPage(), product.origin)
  const { page } = board
  await page.clock.install()
  await page.goto(`/?share=${await saved(webStack({ htmlContent: '<p>Hello</p>' }))}&edit=1`)
  await page.waitForLoadState('networkidle')
  for (const [button, shows] of WANTED) {
    // Timers stop: nothing that waits for one is shown any more.
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)))
    await board.button(button).click()
    await expect(shows(page), button).toBeVisible()
    await page.clock.resume()
    await page.keyboard.press('Escape')
  }
})

/** Aborts scripts that contain this text. */
const withoutScriptsThatSay = (page: Page, words: string) =>
  page.route(CHUNKS, async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes(words)) await route.abort()
    else await route.fulfill({ response: answer })
  })

test('the drag code is loaded again with the next key on the board after it failed to load', async ({
  context,
  product,
  saved,
}) => {
  const board = new BoardPage(await context.newPage(), product.origin)
  const { page } = board
  await withoutScriptsThatSay(page, 'Picked up ')
  await page.goto(`${product.origin}/?share=${await saved()}&edit=1`)
  await expect(board.toast(NOT_LOADED)).toBeVisible()
  await page.unroute(CHUNKS)
  await board.button('Move React').focus()
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await board.expectTools('Ideas', ['React'])
})

test('the start page shows a button that loads its form after that failed', async ({ context, product }) => {
  const board = new BoardPage(await context.newPage(), product.origin)
  const { page } = board
  await withoutScriptsThatSay(page, 'Get Transcript')
  await page.goto(product.origin)
  // A focused element counts as use even before the page's code runs; a pointer movement would be
  // missed.
  await page.keyboard.press('Tab')
  await expect(board.toast(NOT_LOADED)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Explore', exact: true })).toBeVisible()
  await page.unroute(CHUNKS)
  await board.button('Create your own').click()
  await expect(board.textbox('Describe your tech stack')).toBeVisible()
})
