import type { Locator, Page } from '@playwright/test'
import { Guest } from '@/tests/support/people'
import { TRANSFORM_THEMES } from '@/lib/engine/types'
import { layoutShift } from './layout-shift'
import { headerOf } from './pages/header'
import { themesOf } from './pages/themes'
import { axeOn, expect, expectAccessible, expectNoSidewaysScroll, saveStack, test } from './product'
import { expectFailedRequests } from './console-errors'

/** Four themes of the product, and thirteen transforms of a stack. */

const THEMES = [
  ['modern', 'Modern'],
  ['retro80s', 'Retro 80s'],
  ['fun90s', 'Fun 90s'],
  ['y2k', 'Y2K'],
] as const

test('a theme is chosen in the dialog, stored on the device, and one step of undo', async ({ page, product }) => {
  const themes = themesOf(page)
  const { shareCode } = await saveStack(new Guest(product.origin))
  await page.goto(`/?share=${shareCode}&edit=1`)
  await themes.button.click()
  await expect(themes.radio('Modern')).toBeChecked()
  for (const [theme, label] of THEMES.slice(1)) {
    await themes.radio(label).check()
    await expect.poll(themes.shown).toBe(theme)
    expect(await themes.kept()).toBe(theme)
  }
  await page.keyboard.press('Escape')
  await expect(themes.dialog).toHaveCount(0)
  await expect(themes.button).toBeFocused()
  await themes.undo.click()
  await expect.poll(themes.shown).toBe('modern')
  await expect(themes.undo).toBeDisabled()
})

test('the compiled themes contain no @scope, which only recent browsers support', async ({ page }) => {
  await page.goto('/')
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) =>
      Promise.all(links.map(async (link) => (await fetch(String(link.getAttribute('href')))).text())),
    )
  expect(sheets.join()).toContain('[data-theme=y2k]')
  expect(sheets.join()).not.toContain('@scope')
})

test('other pages follow the device’s theme, and the empty main page resets it to Modern', async ({ page }) => {
  const themes = themesOf(page)
  await page.goto('/about')
  await themes.keep('y2k')
  await page.goto('/legal')
  expect(await themes.shown()).toBe('y2k')
  await themes.keep('vaporwave')
  await page.reload()
  expect(await themes.shown()).toBe('modern')
  await themes.keep('fun90s')
  await page.goto('/')
  expect(await themes.shown()).toBe('modern')
  expect(await themes.kept()).toBe('modern')
})

test('on a screen with room for all four themes, their dialog does not scroll in any of them', async ({
  page,
  product,
}) => {
  const themes = themesOf(page)
  const { shareCode } = await saveStack(new Guest(product.origin))
  await page.goto(`/?share=${shareCode}&edit=1`)
  await themes.button.click()
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [, label] of THEMES) {
      await themes.radio(label).check()
      const excess = await themes.dialog.evaluate((panel) => panel.scrollHeight - panel.clientHeight)
      expect(excess, `${label} at ${width} px`).toBe(0)
    }
  }
})

test('the first painted frame has the theme', async ({ page }) => {
  const themes = themesOf(page)
  await page.goto('/about')
  await themes.keep('retro80s')
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seenThemes: seen })
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const frames = () => page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes)
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(5)
  expect(new Set(await frames())).toEqual(new Set(['retro80s']))
})

test('a heading font that loads late moves no running text', async ({ page }) => {
  const themes = themesOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  const paragraphs = page.getByRole('main').getByRole('paragraph')
  const places = () => paragraphs.evaluateAll((found) => found.map((element) => element.getBoundingClientRect().top))
  /** Which fonts are pending: the body's, those of the theme, or both. */
  const awaited = async () => {
    const families = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loading').map(({ family }) => family),
    )
    return [...new Set(families.map((family) => (family.startsWith('geist') ? 'own' : 'of the theme')))]
  }
  for (const [theme] of THEMES.slice(1)) {
    await themes.keep(theme)
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    // The body's font loads with the page.
    await page.route(/\/(?!geist)[^/]*\.woff2$/, async (route) => {
      await sent
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'commit' })
    await expect(paragraphs.last()).toBeAttached()
    await expect.poll(awaited).toEqual(['of the theme'])
    const before = await places()
    send()
    await expect.poll(awaited).toEqual([])
    expect(await places(), theme).toEqual(before)
    await page.unrouteAll()
  }
})

/**
 * A fallback font does not wrap every line as the web font does; local fonts may cost one line of
 * difference.
 */
const ONE_LINE = 0.05

/**
 * Opens a page whose web fonts load after everything else, and returns the layout shift that they
 * cause.
 */
async function shiftOfLateLetters(page: Page, path: string): Promise<number> {
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/*.woff2', async (route) => {
    await sent
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  send()
  await page.evaluate(() => document.fonts.ready)
  await page.unrouteAll()
  return page.evaluate(layoutShift)
}

for (const path of ['/about', '/legal', '/contact', '/feedback'])
  test(`text of ${path} does not move when its web font loads`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await shiftOfLateLetters(page, path)).toBeLessThan(ONE_LINE)
  })

for (const [theme, label] of THEMES)
  test(`a share in ${label} does not move when its web font loads`, async ({ page, product }) => {
    const { shareCode } = await saveStack(new Guest(product.origin), {
      theme,
      // At these widths a wrong fallback font would wrap differently from the web font.
      title: 'The keyboard with its sections and the whole desk around it',
      sections: Object.fromEntries(['Programming languages', 'Notes & knowledge', 'Camera gear'].map((it) => [it, []])),
      sectionOrder: ['Programming languages', 'Notes & knowledge', 'Camera gear'],
    })
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await shiftOfLateLetters(page, `/?share=${shareCode}`), String(width)).toBeLessThan(ONE_LINE)
    }
  })

test('a shared page has its own theme and does not change the device’s', async ({ page, product }) => {
  const themes = themesOf(page)
  const { shareCode } = await saveStack(new Guest(product.origin), { theme: 'fun90s' })
  const html = await (await fetch(`${product.origin}/?share=${shareCode}`)).text()
  expect(/<html[^>]*>/.exec(html)?.[0]).toContain('data-theme="fun90s"')
  await page.goto('/about')
  await themes.keep('y2k')
  await page.goto(`/?share=${shareCode}&edit=1`)
  await expect(page.getByRole('contentinfo').getByText('You have been here')).toBeVisible()
  expect(await themes.shown()).toBe('fun90s')
  expect(await themes.kept()).toBe('y2k')
})

test('plain view shows any page in Modern with one press and changes nothing else', async ({ page, product }) => {
  const themes = themesOf(page)
  const { shareCode } = await saveStack(new Guest(product.origin), { theme: 'retro80s' })
  await page.goto('/about')
  await expect(themes.plainView).toBeHidden()
  await page.goto(`/?share=${shareCode}&edit=1`)
  await themes.plainView.click()
  expect(await themes.shown()).toBe('modern')
  await page.reload()
  expect(await themes.shown()).toBe('modern')
  await expect(themes.plainView).toHaveAttribute('aria-pressed', 'true')
  await expect(themes.undo).toBeDisabled()
  await themes.plainView.click()
  expect(await themes.shown()).toBe('retro80s')
})

test('in Fun 90s the title bar of a window contains only its title', async ({ page }) => {
  const header = headerOf(page)
  await page.goto('/about')
  await themesOf(page).keep('fun90s')
  await page.goto('/profile')
  const box = async (part: Locator) => {
    const found = await part.boundingBox()
    if (!found) throw new Error('not shown')
    return { ...found, right: found.x + found.width, bottom: found.y + found.height }
  }
  const title = await box(page.getByRole('heading', { level: 1 }))
  const words = await box(page.getByText('Please log in to view your profile.'))
  expect(title.x).toBeLessThan(words.x)
  expect(title.right).toBeGreaterThan(words.right)
  expect(title.bottom).toBeLessThan(words.y)

  await header.signIn.click()
  const dialog = page.getByRole('dialog', { name: 'Sign In', exact: true })
  const [name, close] = [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Close dialog', exact: true })]
  const middle = ({ y, height }: { y: number; height: number }) => Math.round(y + height / 2)
  expect(middle(await box(name))).toBe(middle(await box(close)))
  const explained = await box(dialog.getByText('Your stacks, on every device.'))
  expect(explained.y).toBeGreaterThan((await box(close)).bottom)
})

test('prefers-contrast: more gives other borders and stronger muted text in Modern', async ({ page }) => {
  const looks = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const { borderTopColor, color } = getComputedStyle(footer)
      return [borderTopColor, color]
    })
  await page.goto('/about')
  const before = await looks()
  await page.emulateMedia({ contrast: 'more' })
  const after = await looks()
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('a printed stack is dark on white in every theme, without controls', async ({ page, product }) => {
  const inks = new Set<string>()
  for (const [theme] of THEMES) {
    const { shareCode } = await saveStack(new Guest(product.origin), { theme, htmlContent: '<p>Hello</p>' })
    await page.goto(`/?share=${shareCode}&edit=1`)
    await page.emulateMedia({ media: 'print' })
    const heading = page.getByRole('heading', { level: 1 })
    inks.add(await heading.evaluate((element) => getComputedStyle(element).webkitTextFillColor))
    const pressable = page.getByRole('button').or(page.getByRole('textbox')).filter({ visible: true })
    // A tool without a link is a button with its text only.
    expect(await pressable.allInnerTexts(), theme).toEqual(['PostgreSQL', 'Redis'])
    await page.emulateMedia({ media: null })
  }
  expect(inks.size).toBe(1)
})

test('if a theme fails to load, a message is shown, and the page is Modern with all its content', async ({
  context,
  product,
}) => {
  // A separate page, because here the console must report the failed script.
  const page = await context.newPage()
  const themes = themesOf(page)
  const { shareCode } = await saveStack(new Guest(product.origin))
  await page.goto(`/?share=${shareCode}&edit=1`)
  await themes.button.click()
  await expect(themes.radio('Fun 90s')).toBeVisible()
  await page.route(/\/_next\/static\/chunks\//, (route) => route.abort())
  await themes.radio('Fun 90s').check()
  await expect(page.getByText('Something went wrong with the theme.')).toBeVisible()
  await expect.poll(themes.shown).toBe('modern')
  await expect.poll(themes.kept).toBe('modern')
  await expect(themes.radio('Modern')).toBeChecked()
  // The toast is above the dialog that caused it.
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(page.getByText('Something went wrong with the theme.')).toHaveCount(0)
  await expect(themes.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Section Data', exact: true })).toHaveCount(1)
})

test(
  'thirteen transforms, each with its texts, one step of undo, and one press back to the original',
  { tag: '@engine' },
  async ({ page, product }) => {
    const themes = themesOf(page)
    const { shareCode } = await saveStack(new Guest(product.origin))
    await page.goto(`/?share=${shareCode}&edit=1`)
    const before = await themes.tools()
    await themes.transform.click()
    for (const { label } of TRANSFORM_THEMES) {
      await themes.transformButton(label).click()
      await expect(themes.message).toContainText('Theme applied')
      await expect(themes.message).toContainText(`Your tech stack has been transformed to ${label} theme!`)
      await expect(themes.transformButton(label)).toBeEnabled()
      await expect(themes.transformGroup).toBeVisible()
    }
    expect((await themes.tools()).some((text) => before.includes(text))).toBe(false)
    await page.keyboard.press('Escape')
    await themes.original.click()
    expect(await themes.tools()).toEqual(before)
    await expect(themes.original).toHaveCount(0)
    for (let step = 0; step < TRANSFORM_THEMES.length + 1; step++) await themes.undo.click()
    expect(await themes.tools()).toEqual(before)
    await expect(themes.undo).toBeDisabled()
  },
)

test('the button back to the original survives a reload', { tag: '@engine' }, async ({ page, product }) => {
  const themes = themesOf(page)
  await page.goto(`/?share=${(await saveStack(new Guest(product.origin))).shareCode}&edit=1`)
  const before = await themes.tools()
  await themes.transform.click()
  await themes.transformButton('Stone Age').click()
  await expect(themes.original).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(themes.original).toHaveCount(0)
  expect(await themes.scene()).toBeUndefined()
  await page.getByRole('button', { name: 'Restore draft', exact: true }).click()
  expect(await themes.tools()).not.toEqual(before)
  await expect.poll(themes.scene).toBe('stone age')
  await themes.original.click()
  expect(await themes.tools()).toEqual(before)
})

test('a transform changes the scene until another theme is chosen', { tag: '@engine' }, async ({ page, product }) => {
  const themes = themesOf(page)
  await page.goto(`/?share=${(await saveStack(new Guest(product.origin), { theme: 'fun90s' })).shareCode}&edit=1`)
  await themes.transform.click()
  await themes.transformButton('Stone Age').click()
  await expect.poll(themes.scene).toBe('stone age')
  expect(await themes.shown()).toBe('modern')
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download before and after', exact: true }).click()
  expect((await picture).suggestedFilename()).toBe('before-and-after.png')
  await themes.transformButton('Matrix Style').click()
  await expect.poll(themes.scene).toBe('matrix')
  await page.keyboard.press('Escape')
  await themes.choose('Y2K')
  await expect.poll(async () => [await themes.scene(), await themes.shown()]).toEqual([undefined, 'y2k'])
  await expect(themes.original).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every scene has readable contrast on a ${colorScheme} device`, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { shareCode } = await saveStack(new Guest(product.origin))
    await page.goto(`/?share=${shareCode}&edit=1`)
    await expect(themesOf(page).button).toBeVisible()
    for (const { value } of TRANSFORM_THEMES)
      await test.step(value, async () => {
        await page.evaluate(async (scene) => {
          document.documentElement.dataset.scene = scene
          document.body.getBoundingClientRect()
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
        }, value)
        // A scene changes only colours.
        const { violations } = await axeOn(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
        expect(violations).toEqual([])
      })
  })
}

test('returning to the original ends the scene', { tag: '@engine' }, async ({ page, product }) => {
  const themes = themesOf(page)
  await page.goto(`/?share=${(await saveStack(new Guest(product.origin))).shareCode}&edit=1`)
  await themes.transform.click()
  await themes.transformButton('Moon Base').click()
  await expect.poll(themes.scene).toBe('moon')
  await page.keyboard.press('Escape')
  await themes.original.click()
  await expect.poll(themes.scene).toBeUndefined()
})

test('a transform that fails changes nothing and shows a message', async ({ page, product }) => {
  expectFailedRequests(page, '/api/techstack/transform')
  const themes = themesOf(page)
  const { shareCode } = await saveStack(new Guest(product.origin))
  await page.goto(`/?share=${shareCode}&edit=1`)
  const before = await themes.tools()
  const held: (() => void)[] = []
  await page.route('**/api/techstack/transform', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ status: 502, json: { error: 'The engine is away.' } })
  })
  await themes.transform.click()
  await themes.transformButton('Moon Base').click()
  for (const { label } of TRANSFORM_THEMES) await expect(themes.transformButton(label)).toBeDisabled()
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  await expect(themes.message).toContainText('Failed to transform tech stack. Please try again.')
  await expect(themes.transformButton('Moon Base')).toBeFocused()
  expect(await themes.tools()).toEqual(before)
})

for (const [theme, label] of THEMES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${label} is accessible on a ${colorScheme} device`, async ({ page, product }) => {
      const themes = themesOf(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { shareCode } = await saveStack(new Guest(product.origin), { theme })
      await page.goto(`/?share=${shareCode}&edit=1`)
      await expect(themes.button).toBeVisible()
      await expectAccessible(page)
      await themes.save.hover()
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Theme', exact: true }).click()
      await expect(themes.radio(label)).toBeChecked()
      await expectAccessible(page)
      await themes.keep(theme)
      await page.goto('/about')
      expect(await themes.shown()).toBe(theme)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }
}
