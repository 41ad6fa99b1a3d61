import { expect, test, webStack } from './pages/board-test'

test('a button that is switched off or goes while it has the focus does not send it back to the top', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  await board.button('Explore more Data').press('Enter')
  await expect(board.button('Reset Data')).toBeVisible()
  await expect(board.button('Explore more Data')).toBeFocused()
  await board.button('Reset Data').press('Enter')
  await expect(board.button('Explore more Data')).toBeFocused()

  await board.button('Undo').press('Enter')
  await expect(board.button('Reset Data')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(board.button('Undo')).toBeDisabled()
  await expect(board.button('Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await board.expectTools('Data', ['PostgreSQL', 'Redis'])

  await board.button('Duplicate Page').press('Enter')
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(board.button('Duplicate Page')).toBeFocused()

  await board.button('Close subscription banner').press('Enter')
  await expect(page.getByRole('link', { name: 'Stackbook', exact: true })).toBeFocused()
})

test('a menu opened by keys stands on its first item, and Escape closes one layer at a time', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  await board.button('More for section Data').press('Enter')
  await expect(board.item('Rename…')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(board.button('More for section Data')).toBeFocused()

  await board.button('More for React').press('Enter')
  await expect(board.item('Open link')).toBeFocused()
  await board.item('Move to').press('ArrowRight')
  await expect(board.item('Data')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(board.item('Data')).toHaveCount(0)
  await expect(board.item('Move to')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(board.button('More for React')).toBeFocused()
})

test('a dialog begins where something is typed or chosen', async ({ board, page, saved }) => {
  await board.open(await saved())
  const begins = async (opener: string, field: ReturnType<typeof board.textbox>) => {
    await board.button(opener).click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await begins('Save or load', board.textbox('Name'))
  await begins('Share', board.textbox('Share link'))
  await begins('Add section', board.textbox('Title'))
  await begins('Theme', page.getByRole('radio', { name: 'Modern', exact: true }))
  await begins('Sign In', board.textbox('Email'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('what ends a long dialog is in sight from the start', async ({ board, saved }) => {
    await board.open(await saved(webStack({ htmlContent: '<p>Hello</p>' })))
    for (const [opener, last] of [
      ['Save or load', 'Save stack'],
      ['Theme', 'Done'],
      ['Edit HTML', 'Use this page'],
    ] as const) {
      await board.button(opener).tap()
      await expect(board.button(last)).toBeInViewport({ ratio: 1 })
      await board.close()
    }
  })

  test('an example that the keyboard comes to is wholly in sight, with the ring around it', async ({ board, page }) => {
    await board.open()
    await board.button('Free Software Enthusiast').focus()
    await page.keyboard.press('Tab')
    const last = board.button('Longevity')
    await expect(last).toBeFocused()
    const room = await last.evaluate((button) => {
      const row = button.closest('[role=group]')?.getBoundingClientRect() ?? new DOMRect()
      const { top, right, bottom } = button.getBoundingClientRect()
      return Math.min(top - row.top, row.right - right, row.bottom - bottom)
    })
    expect(room).toBeGreaterThanOrEqual(4)
  })

  test('the theme that is chosen is in sight from the start', async ({ board, page, saved }) => {
    await board.open(await saved(webStack({ theme: 'y2k' })))
    await board.button('Theme').tap()
    await expect(page.getByRole('radio', { name: 'Y2K', exact: true })).toBeInViewport({ ratio: 1 })
  })

  test('the previews of the themes keep a title that is one long word inside the dialog', async ({ board, saved }) => {
    await board.open(await saved(webStack({ title: 'W'.repeat(100) })))
    await board.button('Theme').tap()
    const excess = await board.dialog('Choose a Theme').evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    expect(excess).toBe(0)
  })
})
