import { BoardPage } from './pages/board-page'
import { expect, test, webStack } from './pages/board-test'
import { layoutShift } from './layout-shift'
import { holdScripts } from './product'

const kept = (board: BoardPage) =>
  board.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('stackbook:draft.')).length)

// promise: drafts-survive
test('an edited board survives a tab that is killed', async ({ board, context, saved, product }) => {
  const code = await saved()
  await board.open(code)
  await board.moveByKeyboard('Move React', ['ArrowRight', 'ArrowRight'])
  await expect.poll(() => kept(board)).toBe(1)
  await board.page.close({ runBeforeUnload: false })

  const next = new BoardPage(await context.newPage(), product.origin)
  await next.open()
  await next.button('Restore draft').click()
  await next.expectTools('Data', ['React', 'PostgreSQL', 'Redis'])
  expect(next.shareCode()).toBe(code)
  await expect(next.button('Restore draft')).toHaveCount(0)
  await expect(next.section('Frontend')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the start page offers to continue a draft, and on its own stack the offer is first in the bar', async ({
    board,
    context,
    saved,
    product,
  }) => {
    const code = await saved()
    await board.open(code)
    await board.moveByKeyboard('Move React', ['ArrowRight'])
    await expect.poll(() => kept(board)).toBe(1)
    await board.page.close({ runBeforeUnload: false })

    const next = new BoardPage(await context.newPage(), product.origin)
    const bar = next.page.getByRole('group', { name: 'Board', exact: true }).getByRole('button')
    await next.page.goto('/')
    const offer = next.page.getByRole('region', { name: 'Continue', exact: true })
    await expect(offer).toContainText('What I build with')
    await expect(offer.getByRole('button')).toHaveText('Restore draft')
    await expect(offer).toBeInViewport({ ratio: 1 })
    await next.page.goto(`/?share=${code}&edit=1`)
    await expect(bar.first()).toHaveText('Restore draft')
    const { x = -1, width = 0 } = (await bar.first().boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
    await next.open(await saved(webStack({ title: 'Somebody else’s' })))
    await expect(bar.first()).toHaveAccessibleName('Undo')
    await next.button('More').click()
    await next.item('Restore draft').click()
    await expect(next.section('Frontend')).toBeFocused()
  })
})

test('the start page reserves space for the draft offer, so that nothing moves', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await expect.poll(() => kept(board)).toBe(1)
  const send = await holdScripts(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(board.textbox('Describe your tech stack')).toBeVisible()
  send()
  await expect(board.button('Restore draft')).toBeVisible()
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.01)
})

// promise: drafts-survive
test('opening a link to another stack keeps the draft, and restoring it returns to its board', async ({
  board,
  page,
  saved,
}) => {
  const other = await saved(webStack({ title: 'Somebody else’s' }))
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await expect.poll(() => kept(board)).toBe(1)
  await board.open(other)
  await board.expectTools('Frontend', ['React', 'Vue'])
  await board.openToolMenu('Redis')
  await board.item('Delete').click()
  await expect.poll(() => kept(board)).toBe(2)
  await board.button('Restore draft').click()
  await expect(page.getByRole('heading', { name: 'What I build with' })).toBeVisible()
  await board.expectTools('Frontend', ['Vue', 'React'])
  await expect(board.button('Restore draft')).toBeVisible()
  await board.button('Restore draft').click()
  await expect(page.getByRole('heading', { name: 'Somebody else’s' })).toBeVisible()
  await board.expectTools('Data', ['PostgreSQL'])
})

test('leaving with unsaved changes asks for confirmation, and without does not', async ({ board, page, saved }) => {
  await board.open(await saved())
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await board.alive()
  expect(asked).toEqual([])
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.expectTools('Frontend', ['Vue', 'React'])
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('after a save, or after undoing all changes, there is no draft', async ({ board, saved }) => {
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await expect.poll(() => kept(board)).toBe(1)
  await board.button('Undo').click()
  await expect.poll(() => kept(board)).toBe(0)
  await board.button('Redo').click()
  await expect.poll(() => kept(board)).toBe(1)
  await board.save('Mine')
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  await expect.poll(() => kept(board)).toBe(0)
})

test('with blocked or full storage the page works', async ({ board, page, saved }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.getItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.expectTools('Frontend', ['Vue', 'React'])
  await board.save('Mine')
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
})

test('undo keys apply to the focused text field, not to the board', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.expectTools('Frontend', ['Vue', 'React'])
  await board.button('Save or load').click()
  await board.textbox('Name').fill('Typed')
  await page.keyboard.press('Control+z')
  await board.close()
  await board.expectTools('Frontend', ['Vue', 'React'])
})
