import { middle } from './pages/board-page'
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

test('what a press opened gives the focus back to the button, in a browser that focuses no pressed button', async ({
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

test('nothing behind a dialog can be focused, pressed or read', async ({ board, page, saved }) => {
  await board.open(await saved())
  // What the browser itself tells a screen reader, which listens all the time.
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
  // From its own ground as well, where a press has put the focus.
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

  test('what ends a long dialog is in sight from the start', async ({ board, saved }) => {
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

  test('the previews of the themes keep a title that is one long word inside the dialog', async ({ board, saved }) => {
    await board.open(await saved(webStack({ title: 'W'.repeat(100) })))
    await board.chooseFromMore('Theme')
    const excess = await board.dialog('Choose a Theme').evaluate((panel) => panel.scrollWidth - panel.clientWidth)
    expect(excess).toBe(0)
  })
})
