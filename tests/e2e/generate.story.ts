import type { Locator, Page } from '@playwright/test'
import { Guest } from '@/tests/support/people'
import { MODEL_PROJECT } from '@/tests/support/product-with-engine'
import { tool } from '@/tests/support/stacks'
import { boxOf } from './pages/board-page'
import { generatorOf } from './pages/generator'
import { headerOf } from './pages/header'
import { expect, expectAccessible, expectNoSidewaysScroll, holdScripts, saveStack, test } from './product'
import { expectFailedRequests } from './console-errors'

/** Generation with the real engine. */

test(
  'a wish becomes a board: sections, a message, empty fields, a title, and one step of undo',
  { tag: '@engine' },
  async ({ page }) => {
    const generator = generatorOf(page)
    await generator.open()
    await expect(generator.heading).toHaveText('Describe how you work. Get your stack.')
    await expect(generator.generate).toBeDisabled()
    await expect(generator.toggle).toHaveCount(0)
    await generator.prompt.fill('Wedding photographer on a Mac')
    await generator.tools.fill('Pic-Time')
    await generator.generate.click()
    await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
    await expect(headerOf(page).toast('New layout has been created')).toBeVisible()
    expect(await generator.sections.count()).toBeGreaterThanOrEqual(3)
    await expect(page.getByRole('link', { name: 'Pic-Time', exact: true })).toBeVisible()
    await expect(generator.progress).toHaveCount(0)
    await expect(generator.heading).not.toHaveText('Your stack')
    await expect(generator.toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByText('From: Wedding photographer on a Mac', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(generator.prompt).toHaveValue('Wedding photographer on a Mac')
    await expect(generator.tools).toHaveValue('Pic-Time')
    await generator.toggle.click()
    await generator.toggle.click()
    await expect(generator.prompt).toHaveValue('')
    await expect(generator.tools).toHaveValue('')
    await generator.undo.click()
    await expect(generator.sections).toHaveCount(0)
    await expect(generator.undo).toBeDisabled()
  },
)

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} pixels a generated stack causes no layout shift`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: (PerformanceEntry & { value: number })[] = []
      let collapsedAt = -Infinity
      // Ignores the collapse of the panel after the stack is complete, which scrolls to its title
      // on purpose.
      new MutationObserver(() => {
        const isHidden = document.querySelector('section[aria-label="Generator"]')?.hasAttribute('hidden') ?? false
        if (isHidden && collapsedAt < 0) collapsedAt = performance.now()
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['hidden'] })
      new PerformanceObserver((list) => {
        // Browsers exclude shifts shortly after an input, but a slow machine takes longer: so all
        // other shifts count here.
        shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[]))
        const others = shifts.filter(({ startTime }) => Math.abs(startTime - collapsedAt) > 250)
        document.documentElement.dataset['moved'] = String(others.reduce((sum, { value }) => sum + value, 0))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const generator = generatorOf(page)
    await generator.open()
    await generator.prompt.fill('Wedding photographer on a Mac')
    await generator.generate.click()
    await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
    await expect(generator.heading).not.toHaveText('Your stack')
    if (viewport.width < 640) await expect(page.getByRole('button', { name: 'Show persona page' })).toBeVisible()
    else await expect(page.getByTitle('Persona page')).toBeVisible()
    expect(Number(await page.evaluate(() => document.documentElement.dataset['moved'] ?? 0))).toBeLessThan(0.05)
  })
}

test('sections that arrive at once are shown one after another', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.fill('Wedding photographer on a Mac')
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = []
    new MutationObserver(() => {
      const count = document.querySelectorAll('section[aria-label^="Section "]').length
      if (count !== (seen.at(-1) ?? 0)) seen.push(count)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  await generator.generate.click()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
  const all = await generator.sections.count()
  expect(all).toBeGreaterThanOrEqual(3)
  expect(await counts.jsonValue()).toEqual(Array.from({ length: all }, (_, at) => at + 1))
})

test(
  'by keyboard alone a stack is typed, completed by a suggestion, generated, arranged, saved and shared',
  { tag: '@engine' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const generator = generatorOf(page)
    const { toast } = headerOf(page)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    const goTo = async (control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await expect(async () => {
        await press(key)
        await expect(control).toBeFocused({ timeout: 1 })
      }).toPass({ intervals: [0] })
    }
    const button = (name: string) => page.getByRole('button', { name, exact: true })

    await generator.open()
    await goTo(generator.prompt)
    await page.keyboard.type('React, Vue, PostgreSQL, Redis, Figma, Noti')
    await expect(generator.suggestion('Notion')).toBeVisible()
    await press('Tab')
    await expect(generator.prompt).toHaveValue(/Figma, Notion$/)
    await press('ControlOrMeta+Enter')
    await expect(toast('Tech stack generated!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Notion', exact: true })).toBeVisible()
    await expect(generator.sections.first()).toBeFocused()

    const order = () => generator.sections.evaluateAll((sections) => sections.map((section) => section.ariaLabel))
    const before = await order()
    await press('Tab', 'Space', 'ArrowRight', 'Space')
    await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])

    await goTo(button('Save or load'), 'Shift+Tab')
    await press('Enter')
    await expect(page.getByRole('dialog', { name: 'Save or load', exact: true })).toBeVisible()
    await goTo(page.getByRole('textbox', { name: 'Name', exact: true }))
    await page.keyboard.type('By keys')
    await press('Enter')
    await expect(page.getByRole('dialog', { name: 'Share Tech Stack', exact: true })).toBeVisible()
    await goTo(button('Copy'))
    await press('Enter')
    await expect(toast('Share URL copied to clipboard!')).toBeVisible()
    await press('Escape')
    await expect(button('Save or load')).toBeFocused()
  },
)

test('text typed before hydration is used', async ({ page }) => {
  const generator = generatorOf(page)
  const send = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await generator.prompt.fill('Podcaster at home')
  await generator.tools.fill('Zed')
  send()
  await expect(generator.generate).toBeEnabled()
  await expect(generator.prompt).toHaveValue('Podcaster at home')
  await expect(generator.tools).toHaveValue('Zed')
})

test('typed text survives a reload and a killed tab, and the logo clears it', async ({ page, context }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.fill('A podcaster who')
  await generator.tools.fill('Zed')
  await generator.link.fill('https://youtu.be/dQw4w9WgXcQ')
  await page.reload()
  await expect(generator.prompt).toHaveValue('A podcaster who')
  await expect(generator.tools).toHaveValue('Zed')
  await expect(generator.link).toHaveValue('https://youtu.be/dQw4w9WgXcQ')
  await expect(generator.generate).toBeEnabled()

  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })
  const there = generatorOf(next)
  await next.goto('/')
  await expect(there.prompt).toHaveValue('A podcaster who')
  await next.getByRole('link', { name: 'Stackbook', exact: true }).click()
  await expect(there.prompt).toHaveValue('')
  await next.reload()
  await expect(there.prompt).toHaveValue('')
})

test('an example fills both fields, and undo restores the typed text', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  for (const name of ['10x dev', 'Free Software Enthusiast', 'Longevity']) {
    await generator.example(name).click()
    await expect(generator.prompt).not.toHaveValue('')
    await expect(generator.tools).not.toHaveValue('')
    await expect(generator.generate).toBeFocused()
    await expect(generator.generate).toBeInViewport({ ratio: 1 })
  }
  await generator.prompt.fill('My own words')
  await generator.tools.fill('Vim')
  await generator.example('Longevity').click()
  await expect(generator.prompt).not.toHaveValue('My own words')
  await page.getByRole('button', { name: 'Put my text back', exact: true }).click()
  await expect(generator.prompt).toHaveValue('My own words')
  await expect(generator.tools).toHaveValue('Vim')
})

test('the placeholder is typed by itself, and is static and complete for screen readers and with reduced motion', async ({
  page,
}) => {
  const generator = generatorOf(page)
  const first = /^Indie hacker.*weekends$/
  await generator.open()
  await expect.poll(() => generator.prompt.getAttribute('placeholder')).not.toMatch(first)
  await generator.prompt.focus()
  // A placeholder that is being typed ends in a caret or in a space of its width.
  await expect(generator.prompt).toHaveAttribute('placeholder', first)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(generator.prompt).toHaveAttribute('placeholder', first)
})

test('the placeholder keeps typing on an idle page, and stops while the field is off-screen', async ({ page }) => {
  const generator = generatorOf(page)
  const whole = /[a-z]$/
  await page.clock.install()
  await generator.open()
  await page.clock.runFor('02:00')
  await expect(generator.prompt).not.toHaveAttribute('placeholder', whole)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(generator.prompt).toHaveAttribute('placeholder', whole)
})

test.describe('the live board', () => {
  const board = (page: Page) => page.getByRole('img', { name: /^Example of a stack: / })

  test('is complete at first, and changes to another board and theme with the next example', async ({ page }) => {
    await page.clock.install()
    await generatorOf(page).open()
    await expect(board(page)).toHaveAccessibleName('Example of a stack: Evenings and weekends')
    await expect(board(page).getByText('Next.js', { exact: true })).toBeVisible()
    await page.clock.runFor(4000)
    await expect(board(page)).toHaveAccessibleName('Example of a stack: The spare room podcast')
    await expect(board(page)).toHaveAttribute('data-theme', 'retro80s')
    await expect(board(page).getByText('Audacity', { exact: true })).toBeVisible()
  })

  test('stays the first one and complete with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor('00:30')
    await expect(board(page)).toHaveAccessibleName('Example of a stack: Evenings and weekends')
    await expect(board(page).getByText('Umami', { exact: true })).toBeVisible()
  })

  test('requests one picture, is a strip of icons on a phone, and disappears with a generated stack', async ({
    page,
    request,
  }) => {
    const marks: string[] = []
    page.on('request', (asked) => {
      if (/\/media\/\d\./.test(asked.url())) marks.push(asked.url())
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await board(page).scrollIntoViewIfNeeded()
    expect((await board(page).boundingBox())?.height).toBeLessThan(60)
    await expect(board(page).getByText('Next.js', { exact: true })).toBeHidden()
    expect(new Set(marks).size).toBe(1)
    const [example] = (await (await request.get('/api/explore-data')).json()) as { url: string }[]
    await page.goto(example?.url ?? '')
    await expect(board(page)).toHaveCount(0)
  })
})

test('without a board there is no board bar', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  const bar = page.getByRole('group', { name: 'Board', exact: true })
  await expect(bar).toHaveCount(0)
  await generator.prompt.fill('React, Vue, Redis')
  await generator.generate.click()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
  await expect(bar).toBeVisible()
})

test('the generator is closed on a shared stack and opens with its button', async ({ page, request, product }) => {
  const generator = generatorOf(page)
  const saved = await request.post(`${product.origin}/api/techstack`, {
    data: { name: 'Shared', sections: { Code: [tool('Vim')] }, sectionOrder: ['Code'] },
  })
  const { shareCode } = (await saved.json()) as { shareCode: string }
  await page.goto(`/?share=${shareCode}&edit=1`)
  await expect(generator.section('Code')).toBeVisible()
  await expect(generator.toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(generator.prompt).toBeHidden()
  await generator.toggle.click()
  await expect(generator.toggle).toHaveAttribute('aria-expanded', 'true')
  await generator.prompt.fill('kept')
  await generator.toggle.click()
  await expect(generator.prompt).toBeHidden()
  await generator.toggle.click()
  await expect(generator.prompt).toHaveValue('kept')

  // Closed by the visitor. Then the stack is emptied: the button to the next one stays.
  await generator.toggle.click()
  await page.getByRole('button', { name: 'More for section Code', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove section', exact: true }).click()
  await expect(generator.section('Code')).toHaveCount(0)
  await generator.toggle.click()
  await expect(generator.prompt).toHaveValue('kept')
})

test('more intelligence has an explanation and stays off for a guest', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.intelligence.click()
  const signIn = page.getByRole('dialog', { name: 'Sign In', exact: true })
  await expect(signIn).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(signIn).toHaveCount(0)
  await expect(generator.intelligence).toHaveAttribute('aria-checked', 'false')
  await generator.help.focus()
  await generator.help.press('Enter')
  await expect(generator.tooltip).toContainText('signed-in users')
  await page.keyboard.press('Escape')
  await expect(generator.tooltip).toHaveCount(0)
})

const EXPLANATIONS: Readonly<Record<string, string>> = {
  stories: 'No language model here: a slower, deeper pass. It is for signed-in users.',
  [MODEL_PROJECT]: 'Reads between the lines with a stronger model. It takes longer, and it is for signed-in users.',
}

test(
  'the explanation promises a stronger model only where there is one',
  { tag: '@engine' },
  async ({ page }, { project }) => {
    const generator = generatorOf(page)
    await generator.open()
    await generator.help.press('Enter')
    await expect(generator.tooltip).toHaveText(EXPLANATIONS[project.name] ?? 'an unknown project')
  },
)

test('Escape closes an explanation that is just opening', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.help.press('Enter')
  await expect(generator.tooltip).toBeVisible()
  await generator.help.evaluate(async (help: HTMLElement) => {
    help.click()
    help.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
  await expect(generator.tooltip).toHaveCount(0)
})

test(
  'more intelligence of a signed-in visitor is requested with their token',
  { tag: '@engine' },
  async ({ page, signedIn }) => {
    const generator = generatorOf(page)
    await generator.open()
    await generator.intelligence.click()
    await expect(generator.intelligence).toHaveAttribute('aria-checked', 'true')
    await generator.prompt.fill('Podcaster at home')
    const asked = page.waitForRequest('**/api/techstack/generate')
    await generator.generate.click()
    const request = await asked
    expect(request.postDataJSON()).toEqual({ prompt: 'Podcaster at home', intelligence: true })
    const claims = (request.headers().authorization ?? '').split('.')[1] ?? ''
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: signedIn.id })
    await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
  },
)

test('with an expired session, more intelligence asks for a sign-in, and a stack is generated without it', async ({
  page,
  context,
  signedIn,
}) => {
  expectFailedRequests(page, '/api/account/token')
  expect(signedIn.id).not.toBe('')
  const generator = generatorOf(page)
  await generator.open()
  await generator.intelligence.click()
  await context.clearCookies()
  await generator.prompt.fill('Podcaster at home')
  await generator.generate.click()
  await expect(page.getByRole('dialog', { name: 'Sign In', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await generator.intelligence.click()
  await generator.generate.click()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
})

test('after a sign-out in another tab the switch shows the setting that is used', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.id).not.toBe('')
  const generator = generatorOf(page)
  await generator.open()
  await generator.intelligence.click()
  await expect(generator.intelligence).toHaveAttribute('aria-checked', 'true')
  const other = await context.newPage()
  await other.goto(page.url())
  await headerOf(other).signOut.click()
  await expect(generator.intelligence).toHaveAttribute('aria-checked', 'false')
  await generator.prompt.fill('Podcaster at home')
  const asked = page.waitForRequest('**/api/techstack/generate')
  await generator.generate.click()
  expect((await asked).postDataJSON()).toEqual({ prompt: 'Podcaster at home' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a first tap on the question mark shows its explanation, and a tap elsewhere hides it', async ({ page }) => {
    const generator = generatorOf(page)
    await generator.open()
    await generator.help.tap()
    await expect(generator.tooltip).toBeVisible()
    await generator.heading.tap()
    await expect(generator.tooltip).toHaveCount(0)
  })

  test(
    'Generate is visible at once, nothing is cut off, and a tap generates a stack',
    { tag: '@engine' },
    async ({ page }) => {
      const generator = generatorOf(page)
      await generator.open()
      await expect(generator.generate).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      await generator.example('Longevity').tap()
      await generator.prompt.tap()
      await expect(generator.prompt).toBeInViewport()
      await expect(generator.generate).toBeInViewport({ ratio: 1 })
      await generator.generate.tap()
      const message = headerOf(page).toast('Tech stack generated!')
      await expect(message).toBeVisible()
      const title = await boxOf(page.getByRole('heading', { level: 1 }))
      expect((await boxOf(message)).y).toBeGreaterThan(title.y + title.height)
      // A low strip on the bar, so that it covers no more than one line of tools.
      const strip = await boxOf(page.locator('[data-part=toast]'))
      const bar = await boxOf(page.getByRole('group', { name: 'Board', exact: true }))
      expect(strip.height).toBeLessThanOrEqual(50)
      expect(strip.y + strip.height).toBeLessThanOrEqual(bar.y)
      expect(bar.y - strip.y).toBeLessThanOrEqual(60)
      // In a single column the persona is above the sections.
      await expect(page.getByRole('region', { name: /^(?:Section|Persona page) / }).first()).toBeInViewport()
      await expectNoSidewaysScroll(page)
    },
  )

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`'Create your own' scrolls to the part that it opens, with motion: ${reducedMotion}`, async ({
      page,
      product,
    }) => {
      const generator = generatorOf(page)
      await page.emulateMedia({ reducedMotion })
      const { shareCode } = await saveStack(new Guest(product.origin))
      await page.goto(`/?share=${shareCode}&edit=1`)
      for (const press of ['first', 'another']) {
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect(generator.toggle).toBeInViewport({ ratio: 1 })
        await generator.toggle.tap()
        // As much as fits below the button: the prompt field and the sticky bar.
        await expect(generator.prompt, press).toBeInViewport({ ratio: 1 })
        await expect(generator.tools, press).toBeInViewport({ ratio: 1 })
        await expect(generator.toggle, press).toBeInViewport({ ratio: 1 })
        await expect(generator.prompt, press).not.toBeFocused()
        await generator.toggle.tap()
        await expect(generator.prompt, press).toBeHidden()
      }
    })

  test('at 200 % text size lines wrap, and nothing scrolls horizontally', async ({ page }) => {
    await generatorOf(page).open()
    await page.evaluate(() => {
      const sizes = [...document.querySelectorAll<HTMLElement>('body *')].map(
        (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
      )
      for (const [element, size] of sizes) element.style.fontSize = `${size * 2}px`
    })
    await expectNoSidewaysScroll(page)
  })

  test('the sticky bar stays above an on-screen keyboard', async ({ page }) => {
    const generator = generatorOf(page)
    await generator.open()
    await page.evaluate(() => {
      const viewport = window.visualViewport
      if (!viewport) throw new Error('no visual viewport')
      Object.defineProperty(viewport, 'height', { value: document.documentElement.clientHeight - 300 })
      viewport.dispatchEvent(new Event('resize'))
    })
    await expect
      .poll(async () => {
        const box = await generator.generate.boundingBox()
        return box ? box.y + box.height : Infinity
      })
      .toBeLessThanOrEqual(740 - 300)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first screen and its suggestions are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const generator = generatorOf(page)
    await generator.open()
    await expectAccessible(page)
    await generator.prompt.pressSequentially('React')
    await expect(generator.suggestions).toBeVisible()
    await expectAccessible(page)
  })
}
