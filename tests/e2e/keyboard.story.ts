import { middle } from './pages/board-page'
import { expect, test, webStack } from './pages/board-test'

test('focus stays near a button that is disabled or removed while it has focus', async ({ board, page, saved }) => {
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

test('a menu opened by keyboard focuses its first item, and Escape closes one layer at a time', async ({
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

test('a dialog focuses its first field or choice', async ({ board, page, saved }) => {
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

test('closing returns focus to the button that opened it, in a browser that does not focus pressed buttons', async ({
  board,
  page,
  saved,
}) => {
  // Safari focuses the nearest focusable ancestor of the button.
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      if (!button) return
      event.preventDefault()
      const around = button.closest<HTMLElement>('[tabindex="-1"]')
      if (around) around.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }),
  )
  await board.open(await saved())
  for (const opener of ['Save or load', 'Theme', 'Sign In']) {
    await board.button(opener).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(board.button(opener)).toBeFocused()
  }
})

test('content behind a dialog cannot be focused, pressed or read', async ({ board, page, saved }) => {
  await board.open(await saved())
  // The browser's accessibility tree, as a screen reader gets it.
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const signIn = await middle(board.button('Sign In'))
  await board.button('Move React').focus()
  await board.button('Save or load').press('Enter')
  const dialog = board.dialog('Save or load')
  await expect(board.textbox('Name')).toBeFocused()

  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const read = nodes.filter(({ ignored }) => !ignored).map(({ name }): unknown => name?.value)
  expect(read).toContain('Save stack')
  expect(read).not.toContain('React')
  expect(read).not.toContain('Skip to the content')

  const inside = () => dialog.evaluate((panel) => panel.contains(document.activeElement))
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 15; press++) {
      await page.keyboard.press(key)
      expect(await inside()).toBe(true)
    }
  // Also from the dialog's surface, which a press focuses.
  await dialog.evaluate((panel) => panel.focus())
  await page.keyboard.press('Shift+Tab')
  expect(await inside()).toBe(true)
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Move React"]')?.focus())
  expect(await inside()).toBe(true)

  await page.mouse.click(signIn.x, signIn.y)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(board.button('Save or load')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the buttons of a long dialog are visible when it opens', async ({ board, saved }) => {
    await board.open(await saved(webStack({ htmlContent: '<p>Hello</p>' })))
    await board.button('Show persona page').tap()
    for (const [open, last] of [
      [() => board.button('Save or load').tap(), 'Save stack'],
      [() => board.chooseFromMore('Theme'), 'Done'],
      [() => board.button('Edit HTML').tap(), 'Use this page'],
    ] as const) {
      await open()
      await expect(board.button(last)).toBeInViewport({ ratio: 1 })
      await board.close()
    }
  })

  test('an example focused by keyboard is completely visible, including its focus ring', async ({ board, page }) => {
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

  test('the selected theme is visible when the dialog opens', async ({ board, page, saved }) => {
    await board.open(await saved(webStack({ theme: 'y2k' })))
    await board.chooseFromMore('Theme')
    await expect(page.getByRole('radio', { name: 'Y2K', exact: true })).toBeInViewport({ ratio: 1 })
  })

  test('the card of a theme ends below its name', async ({ board, page, saved }) => {
    await board.open(await saved())
    await board.chooseFromMore('Theme')
    const radio = page.getByRole('radio', { name: 'Retro 80s', exact: true })
    const empty = await radio.evaluate((input) => {
      const [card, name] = [input.closest('label'), input.nextElementSibling]
      return (card?.getBoundingClientRect().bottom ?? 99) - (name?.getBoundingClientRect().bottom ?? 0)
    })
    expect(empty).toBeLessThanOrEqual(16)
  })

  test('theme previews with a title of one long word stay inside the dialog', async ({ board, saved }) => {
    await board.open(await saved(webStack({ title: 'W'.repeat(100) })))
    await board.chooseFromMore('Theme')
    const excess = await board.dialog('Choose a Theme').evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    expect(excess).toBe(0)
  })
})
