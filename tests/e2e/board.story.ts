import { tool } from '../support/stacks'
import { expect, test, webStack } from './pages/board-test'
import { boxOf, fingersOn, middle } from './pages/board-page'
import { expectAccessible } from './product'

test('a shared stack is readable without JavaScript, including descriptions', async ({ browser, product, saved }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product.origin}/?share=${await saved()}&edit=1`)
  await expect(page.getByRole('heading', { name: 'What I build with' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'React', exact: true })).toHaveAttribute('href', 'https://react.dev')
  // The emulation does not parse <noscript>, which a browser without JavaScript shows.
  const withoutScript = await page.locator('noscript').allTextContents()
  expect(withoutScript.join(' ')).toContain('A library for user interfaces.')
  // No control that needs JavaScript is shown: this is the only tool without a link.
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Redis'])
  await context.close()
})

test('a tool is moved by keyboard within and across sections, and every step is announced', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  const said = page.getByRole('status').filter({ hasText: /position/ })
  await board.button('Move React').focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Picked up React from Frontend, position 1 of 2.')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('React: Frontend, position 2 of 2.')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('React: Data, position 1 of 3.')
  await page.keyboard.press('Space')
  await expect(said).toHaveText('React dropped in Data, position 1 of 3.')
  await board.expectTools('Data', ['React', 'PostgreSQL', 'Redis'])
  await expect(board.button('Move React')).toBeFocused()
})

test('Escape returns a lifted tool', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.button('Move React').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await board.expectTools('Frontend', ['React', 'Vue'])
  await expect(page.getByRole('status').filter({ hasText: 'Move cancelled.' })).toHaveText(/React is back in Frontend/)
})

test('the half of the target decides between before and after, and no target means the end', async ({
  board,
  saved,
}) => {
  await board.open(await saved())
  await board.dragByMouse(board.button('Move Redis'), board.tool('React'), 'before')
  await board.expectTools('Frontend', ['Redis', 'React', 'Vue'])
  await board.dragByMouse(board.tool('PostgreSQL'), board.tool('React'), 'after')
  await board.expectTools('Frontend', ['Redis', 'React', 'PostgreSQL', 'Vue'])
  await board.dragByMouse(board.tool('React'), board.section('Ideas'))
  await board.expectTools('Ideas', ['React'])
})

test('a drag within one frame succeeds, and the tool is visible throughout', async ({ board, page, saved }) => {
  await board.open(await saved())
  const from = await middle(board.tool('Vue'))
  const to = await middle(board.section('Ideas'))
  for (let round = 0; round < 6; round++) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    if (round % 2) await expect(board.tool('Vue')).toBeVisible()
    await page.mouse.up()
    await board.expectTools('Ideas', ['Vue'])
    await page.keyboard.press('Control+z')
    await board.expectTools('Frontend', ['React', 'Vue'])
  }
})

test('dropped outside, on its own place, or after Escape, a tool does not move', async ({ board, page, saved }) => {
  await board.open(await saved())
  const first = await board.layout()
  const outside = await middle(page.getByRole('contentinfo'))
  await board.dragByMouse(board.tool('Vue'), page.getByRole('contentinfo'))
  await board.dragByMouse(board.tool('React'), board.tool('React'), 'after')
  await board.dragByMouse(board.tool('React'), board.tool('Vue'), 'before')
  const from = await middle(board.tool('Vue'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(outside.x, outside.y)
  await page.keyboard.press('Escape')
  await page.mouse.move(from.x, from.y)
  await page.mouse.up()
  expect(await board.layout()).toBe(first)
  await expect(board.button('Undo')).toBeDisabled()
})

test('keys pressed faster than the page renders are all handled', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.button('Move React').focus()
  // All in one task, so that nothing renders in between.
  await page.evaluate(() => {
    for (const code of ['Space', 'ArrowRight', 'ArrowRight', 'Space'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  })
  await board.expectTools('Data', ['React', 'PostgreSQL', 'Redis'])
  await expect(board.button('Move React')).toBeFocused()
})

test('a drag that begins before the drag code has loaded moves the tool', async ({ board, page, saved }) => {
  const address = `${board.origin}/?share=${await saved()}&edit=1`
  for (const move of [
    () => board.dragByMouse(board.tool('React'), board.section('Ideas')),
    async () => {
      await board.button('Move React').focus()
      for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    },
  ]) {
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('Picked up ')) await sent
      await route.fulfill({ response })
    })
    await page.goto(address, { waitUntil: 'commit' })
    await board.hydrated()
    // The page moves while the generator closes; a hover waits until the tile is still.
    await board.tool('React').hover()
    await move()
    await board.expectTools('Frontend', ['React', 'Vue'])
    send()
    await board.expectTools('Ideas', ['React'])
    await page.unrouteAll({ behavior: 'wait' })
    await board.button('Undo').click()
    await board.expectTools('Ideas', [])
  }
})

test('the tool count of a section follows the last word of its title', async ({ board, page, saved }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // A title of one of these lengths fills its line, so that the count wraps.
  const titles = Array.from({ length: 16 }, (_, at) => `Instrument ${'n'.repeat(8 + at)}`)
  const sections = Object.fromEntries(titles.map((title) => [title, []]))
  await board.open(await saved(webStack({ sections, sectionOrder: titles })))
  for (const title of titles) {
    const below = await board
      .section(title)
      .getByRole('heading')
      .evaluate((heading) => {
        const lines = [heading, heading.nextElementSibling].flatMap((part) => [...(part?.getClientRects() ?? [])])
        return (lines.at(-1)?.bottom ?? NaN) - (lines.at(-2)?.bottom ?? NaN)
      })
    expect(Math.abs(below), title).toBeLessThan(8)
  }
})

test('at 200 % text size no title is broken within a word', async ({ board, page, saved }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const titles = ['Frontend', 'Infrastructure']
  const sections = Object.fromEntries(titles.map((title) => [title, [tool(title)]]))
  await board.open(await saved(webStack({ sections, sectionOrder: titles })))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const title of titles) {
    const heading = board.section(title).getByRole('heading')
    expect(await heading.evaluate((words) => words.getClientRects().length), title).toBe(1)
  }
})

test('in the bar of the board the button More is never alone on a line', async ({ board, page, saved }) => {
  await board.open(await saved())
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const more = await boxOf(board.button('More'))
    const neighbour = await boxOf(board.button(width < 640 ? 'Share' : 'Add section'))
    expect(more.y, `at ${width} px`).toBe(neighbour.y)
    expect(more.x + more.width).toBeLessThanOrEqual(width)
  }
})

test('on a phone the bar of the board sticks to the bottom, and its menu has the buttons that do not fit', async ({
  board,
  page,
  saved,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await board.open(await saved())
  for (const name of ['Undo', 'Redo', 'Save or load', 'Share', 'More']) {
    const { x, y, width, height } = await boxOf(board.button(name))
    expect(x, name).toBeGreaterThanOrEqual(0)
    expect(x + width, name).toBeLessThanOrEqual(360)
    expect(y, name).toBeGreaterThan(660)
    expect(y + height, name).toBeLessThanOrEqual(740)
  }
  await board.button('More').click()
  for (const name of ['Duplicate Page', 'Theme', 'Transform', 'Add section'])
    await expect(board.item(name)).toBeVisible()
})

test('sections are reordered by mouse, by keyboard and by menu', async ({ board, saved }) => {
  await board.open(await saved())
  await board.dragByMouse(board.button('Move section Data'), board.section('Frontend'), 'before')
  await expect.poll(() => board.sections()).toEqual(['Data', 'Frontend', 'Ideas'])
  await board.moveByKeyboard('Move section Data', ['ArrowDown'])
  await expect.poll(() => board.sections()).toEqual(['Frontend', 'Data', 'Ideas'])
  await board.button('More for section Ideas').click()
  await board.item('Move up').click()
  await expect.poll(() => board.sections()).toEqual(['Frontend', 'Ideas', 'Data'])
})

test('a tool menu opens by right click and by its button, and all its items work', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.tool('React').click({ button: 'right' })
  await expect(page.getByRole('menu', { name: 'React' })).toContainText('A library for user interfaces.')
  await expect(board.item('Open link')).toHaveAttribute('href', 'https://react.dev')
  await page.keyboard.press('Escape')
  await expect(board.tool('React')).toBeFocused()

  await board.moveByMenu('React', 'Ideas')
  await board.expectTools('Ideas', ['React'])
  await expect(board.button('More for React')).toBeFocused()

  await board.openToolMenu('React')
  await board.item('Edit…').click()
  await board.textbox('Tool name').fill('React 19')
  await board.textbox('Badge').fill('New')
  await board.button('Apply').click()
  await expect(board.tool('React 19')).toBeVisible()

  await board.openToolMenu('React 19')
  await board.item('Delete').click()
  await board.expectTools('Ideas', [])
  await expect(board.button('Add a tool to Ideas')).toBeFocused()
})

test('a tool deleted by its menu returns by undo, with the menu closed', async ({ board, page, saved }) => {
  await board.open(await saved())
  const first = await board.layout()
  await board.openToolMenu('React')
  await board.item('Delete').click()
  await board.expectTools('Frontend', ['Vue'])
  await board.button('More for section Data').click()
  await board.item('Remove section').click()
  await expect.poll(() => board.sections()).toEqual(['Frontend', 'Ideas'])
  for (let step = 0; step < 2; step++) await board.button('Undo').click()
  await expect(page.getByText('Undone. 0 steps left to undo.')).toBeAttached()
  await expect.poll(() => board.layout()).toBe(first)
  await expect(page.getByRole('menu', { includeHidden: true })).toHaveCount(0)
  await board.button('Redo').click()
  await board.expectTools('Frontend', ['Vue'])
})

test('a description is shown on hover and on focus, and Escape hides it', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.tool('React').hover()
  await expect(page.getByRole('tooltip')).toHaveText('A library for user interfaces.')
  const { width } = await boxOf(page.getByRole('tooltip'))
  expect(width).toBeGreaterThanOrEqual(100)
  expect(width).toBeLessThanOrEqual(600)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await board.button('Explore more Frontend').focus()
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
  await expect(board.tool('React')).toBeFocused()
  await expect(page.getByRole('tooltip')).toBeVisible()
})

test('sections and tools are added, renamed and removed', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.button('Add section').click()
  await board.textbox('Title').fill('Data')
  await board.button('Add').click()
  await expect(page.getByText('Another section has this title.')).toBeVisible()
  await board.textbox('Title').fill('Audio')
  await board.button('Add').click()
  await expect(board.section('Audio')).toBeVisible()

  await board.button('Add a tool to Audio').click()
  await page.getByRole('combobox', { name: 'Tool name' }).fill('Able')
  await page.getByRole('option').first().click()
  await board.button('Add tool').click()
  await expect.poll(async () => (await board.toolsIn('Audio'))[0]).toMatch(/^Able/)

  await board.button('More for section Audio').click()
  await board.item('Rename…').click()
  await board.textbox('Title').fill('Sound')
  await board.button('Rename').click()
  await expect(board.button('More for section Sound')).toBeFocused()
  await board.button('More for section Sound').click()
  await board.item('Remove section').click()
  await expect(board.section('Sound')).toHaveCount(0)
})

test('exploring adds tools, and then Reset is shown and removes them', { tag: '@engine' }, async ({ board, saved }) => {
  await board.open(await saved())
  await expect(board.button('Reset Data')).toHaveCount(0)
  await board.button('Explore more Data').click()
  await expect(board.button('Reset Data')).toBeVisible()
  expect((await board.toolsIn('Data')).length).toBeGreaterThanOrEqual(7)
  await board.button('Reset Data').click()
  await board.expectTools('Data', ['PostgreSQL', 'Redis'])
  await expect(board.button('Reset Data')).toHaveCount(0)
})

test('focus that has moved while a dialog closes is not moved back', async ({ board, saved }) => {
  await board.open(await saved())
  const react = await board.tool('React').elementHandle()
  await board.button('Add section').click()
  await board.button('Close dialog').evaluate(async (close: HTMLElement, next) => {
    const gone = new Promise<void>((resolve) =>
      new MutationObserver(() => {
        if (!close.isConnected) resolve()
      }).observe(document.body, { childList: true, subtree: true }),
    )
    close.click()
    await gone
    ;(next as HTMLElement).focus()
  }, react)
  await expect(board.dialog('Add section')).toHaveCount(0)
  await expect(board.tool('React')).toBeFocused()

  await board.button('Add section').click()
  await board.close()
  await expect(board.button('Add section')).toBeFocused()
})

test('forty mixed edits and forty undos restore the first board, and redo the last', async ({ board, page, saved }) => {
  test.setTimeout(180_000)
  await board.open(await saved())
  const first = await board.layout()
  for (let round = 0; round < 10; round++) {
    await board.moveByKeyboard('Move Vue', ['ArrowRight'])
    await board.moveByKeyboard('Move section Data', [round % 2 ? 'ArrowRight' : 'ArrowLeft'])
    await board.moveByMenu('Redis', round % 2 ? 'Data' : 'Ideas')
    await board.button('Add section').click()
    await board.textbox('Title').fill(`Round ${round}`)
    await board.button('Add').click()
    await expect(board.section(`Round ${round}`)).toBeVisible()
  }
  const last = await board.layout()
  for (let step = 0; step < 40; step++) await page.keyboard.press('Control+z')
  await expect.poll(() => board.layout()).toBe(first)
  await expect(board.button('Undo')).toBeDisabled()
  for (let step = 0; step < 40; step++) await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => board.layout()).toBe(last)
})

test('the board, its menus and its dialogs have no accessibility violation', async ({ board, page, saved }) => {
  await board.open(await saved())
  await expectAccessible(page)
  await board.openToolMenu('React')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const opener of ['Save or load', 'Add section', 'Add a tool to Data']) {
    await board.button(opener).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        Promise.all(
          (dialog.parentElement ?? dialog).getAnimations({ subtree: true }).map((animation) => animation.finished),
        ),
      )
    await expectAccessible(page)
    await board.close()
  }
})

test('a badge is nearer to its tool than to the one below', async ({ board, page, saved }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const badged = tool('React', { label: 'Open source' })
  const sections = { Frontend: [badged, tool('Vue'), tool('Svelte'), tool('Solid')] }
  await board.open(await saved(webStack({ sections, sectionOrder: ['Frontend'] })))
  const frontend = board.section('Frontend')
  const badge = await boxOf(frontend.getByText('Open source', { exact: true }))
  const name = await boxOf(frontend.getByText('React', { exact: true }))
  const below = await boxOf(frontend.getByRole('listitem').filter({ hasText: 'Svelte' }).getByRole('presentation'))
  const toOwn = badge.y - (name.y + name.height)
  const toOther = below.y - (badge.y + badge.height)
  expect(toOther).toBeGreaterThan(toOwn * 1.3)
  // No empty line above a name of one line.
  expect(toOwn).toBeLessThan(8)
})

test('a long section leaves no gap beside it, and no section is above its predecessor', async ({
  board,
  page,
  saved,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const counts = { Long: 12, One: 1, Two: 2, Three: 1, Four: 5, Five: 1, Six: 2 }
  const sections = Object.fromEntries(
    Object.entries(counts).map(([title, count]) => [
      title,
      Array.from({ length: count }, (_, at) => tool(`${title} ${at}`)),
    ]),
  )
  for (const theme of ['modern', 'retro80s', 'fun90s', 'y2k']) {
    await board.open(await saved(webStack({ theme, sections, sectionOrder: Object.keys(counts) })))
    const boxes = []
    for (const title of Object.keys(counts)) boxes.push(await boxOf(board.section(title)))
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b))
    for (const { x, y } of boxes) {
      const above = boxes.filter((other) => other.x === x && other.y < y).at(-1)
      if (above) expect(y - above.y - above.height, theme).toBeLessThanOrEqual(24)
    }
  }
})

test('a section with many tools is full-width, and the neighbour of a short one keeps its place', async ({
  board,
  saved,
}) => {
  const many = Array.from({ length: 40 }, (_, at) => tool(`Tool ${at}`))
  await board.open(
    await saved(webStack({ sections: { Many: many, Data: [], Ideas: [] }, sectionOrder: ['Many', 'Data', 'Ideas'] })),
  )
  const wide = await boxOf(board.section('Many'))
  const data = await boxOf(board.section('Data'))
  const ideas = await boxOf(board.section('Ideas'))
  expect(wide.width).toBeGreaterThan(data.width * 2)
  expect(data.y).toBe(ideas.y)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('at 200 % text size every button of a section is visible', async ({ board, page, saved }) => {
    await board.open(await saved())
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const section = await boxOf(board.section('Data'))
    for (const name of ['Move section Data', 'Explore more Data', 'Add a tool to Data', 'More for section Data']) {
      const button = await boxOf(board.button(name))
      expect(button.x, name).toBeGreaterThanOrEqual(section.x)
      expect(button.x + button.width, name).toBeLessThanOrEqual(section.x + section.width)
    }
  })

  test('names of one long word wrap instead of widening the page', async ({ board, page, saved }) => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung'
    const sections = { [word]: [tool(word)] }
    await board.open(await saved(webStack({ title: word, description: word, sections, sectionOrder: [word] })))
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(360)
    await board.button(`Add a tool to ${word}`).tap()
    const dialog = board.dialog(`Add a tool to ${word}`)
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  })

  test('a touch drags by the handle, a long press opens the menu, and nothing is wider than the screen', async ({
    board,
    page,
    saved,
  }) => {
    await board.open(await saved())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const touch = await fingersOn(page)
    // At the edge of the screen the page would scroll during the touch.
    await board.tool('React').evaluate((tool) => tool.scrollIntoView({ block: 'center' }))
    const handle = await middle(board.button('Move React'))
    const target = await boxOf(board.tool('Vue'))
    const end = { x: target.x + target.width * 0.8, y: target.y + target.height / 2 }
    await touch('touchStart', [handle])
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', [
        { x: handle.x + ((end.x - handle.x) * step) / 8, y: handle.y + ((end.y - handle.y) * step) / 8 },
      ])
    await touch('touchEnd', [])
    await board.expectTools('Frontend', ['Vue', 'React'])

    await touch('touchStart', [await middle(board.tool('React'))])
    await expect(page.getByRole('menu', { name: 'React' })).toContainText('A library for user interfaces.')
    await touch('touchEnd', [])
    await expect(board.item('Delete')).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
  })

  test('a press opens the menu after 700 milliseconds, and not before', async ({ board, page, saved }) => {
    await page.clock.install()
    await board.open(await saved())
    // The menu's code is loaded before, so that only the press decides.
    await board.openToolMenu('React')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await board.tool('React').evaluate((tool) => tool.scrollIntoView({ block: 'center' }))
    const touch = await fingersOn(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await touch('touchStart', [await middle(board.tool('React'))])
    await page.clock.runFor(650)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(page.getByRole('menu', { name: 'React' })).toBeVisible()
    await touch('touchEnd', [])
  })

  test('the menu’s code is loaded during a touch on a tool, before the press is long', async ({
    board,
    page,
    saved,
  }) => {
    await page.clock.install()
    await board.open(await saved())
    await page.waitForLoadState('networkidle')
    const touch = await fingersOn(page)
    const menu = page.waitForRequest('**/_next/static/chunks/*.js')
    await page.clock.pauseAt(Date.now() + 60_000)
    await touch('touchStart', [await middle(board.tool('React'))])
    await menu
    await expect(page.getByRole('menu')).toHaveCount(0)
    await touch('touchEnd', [])
  })

  test('a mouse in a narrow window opens the submenu of sections', async ({ board, saved }) => {
    await board.open(await saved())
    await board.openToolMenu('React')
    await board.item('Move to').click()
    await board.item('Data').click()
    await board.expectTools('Data', ['PostgreSQL', 'Redis', 'React'])
  })

  test('a menu is a bottom sheet, and its submenu is above it inside the window', async ({ board, page, saved }) => {
    await board.open(await saved())
    await board.button('More for React').tap()
    const sheet = await boxOf(page.getByRole('menu'))
    expect([sheet.x, sheet.width, Math.round(sheet.y + sheet.height)]).toEqual([0, 360, 760])
    await board.item('Move to').tap()
    const sections = await boxOf(page.getByRole('menu', { name: 'Move to', exact: true }))
    expect(sections.x).toBeGreaterThanOrEqual(0)
    expect(sections.x + sections.width).toBeLessThanOrEqual(360)
    expect(sections.y).toBeGreaterThanOrEqual(0)
    const menu = await boxOf(page.getByRole('menu').first())
    expect(Math.round(sections.y + sections.height)).toBeLessThanOrEqual(Math.round(menu.y))
    await board.item('Data').tap()
    await board.expectTools('Data', ['PostgreSQL', 'Redis', 'React'])
  })
})
