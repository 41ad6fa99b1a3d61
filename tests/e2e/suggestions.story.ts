import { generatorOf } from './pages/generator'
import { headerOf } from './pages/header'
import { expect, test } from './product'
import { expectFailedRequests } from './console-errors'

/** The suggestion row below the prompt, and Tab. */

const AUTOCOMPLETE = '**/api/techstack/autocomplete'

test('Tab completes the typed word, and then moves focus until something is typed', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.pressSequentially('Reac')
  await expect(generator.suggestion('React')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(generator.prompt).toHaveValue('React')
  await expect(generator.prompt).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(generator.prompt).toHaveValue('React')
  await expect(generator.prompt).not.toBeFocused()
})

test('Tab after a comma adds a suggestion, and typing makes it accept again', async ({ page }) => {
  await page.route(AUTOCOMPLETE, (route) =>
    route.fulfill({ json: { suggestions: [{ full: 'Next.js', original: 'React' }] } }),
  )
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.pressSequentially('React')
  await expect(generator.suggestion('Next.js')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(generator.prompt).toHaveValue('React, Next.js')
  await page.route(AUTOCOMPLETE, (route) =>
    route.fulfill({ json: { suggestions: [{ full: 'Prisma', original: 'Postgres' }] } }),
  )
  await page.keyboard.type(', Postgres')
  await expect(generator.suggestion('Prisma')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(generator.prompt).toHaveValue('React, Next.js, Postgres, Prisma')
})

test('the field’s undo removes a suggestion, accepted by Tab or by press', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.pressSequentially('Docker, kuber')
  await expect(generator.suggestion('Kubernetes')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(generator.prompt).toHaveValue('Docker, Kubernetes')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(generator.prompt).toHaveValue('Docker, kuber')
  await generator.suggestion('Kubernetes').click()
  await expect(generator.prompt).toHaveValue('Docker, Kubernetes')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(generator.prompt).toHaveValue('Docker, kuber')
})

test('Escape hides the row until the text changes, and Shift+Tab always moves focus', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.pressSequentially('Reac')
  await expect(generator.suggestions).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(generator.suggestions).toBeHidden()
  await page.keyboard.type('t')
  await expect(generator.suggestions).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(generator.prompt).not.toBeFocused()
  await expect(generator.prompt).toHaveValue('React')
})

test('pressing a suggestion adds it', async ({ page }) => {
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.pressSequentially('Figma, ')
  await expect(generator.suggestions.getByRole('button').first()).toBeVisible()
  const name = (await generator.suggestions.getByRole('button').first().getAttribute('aria-label')) ?? ''
  await generator.suggestions.getByRole('button').first().click()
  await expect(generator.prompt).toHaveValue(`Figma, ${name.replace('Add ', '')}`)
  await expect(generator.prompt).toBeFocused()
})

test('one request is sent a quarter of a second after the last key', async ({ page }) => {
  const asked: unknown[] = []
  await page.route(AUTOCOMPLETE, (route) => {
    asked.push(route.request().postDataJSON())
    return route.fulfill({ json: { suggestions: [{ full: 'Figma', original: 'Fig' }] } })
  })
  const generator = generatorOf(page)
  await page.clock.install()
  await generator.open()
  await page.clock.pauseAt(Date.now() + 60_000)
  await generator.prompt.pressSequentially('Fi')
  await page.clock.runFor(240)
  await page.keyboard.type('g')
  await page.clock.runFor(240)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(generator.suggestion('Figma')).toBeVisible()
  expect(asked).toEqual([{ currentInput: 'Fig' }])
})

for (const [what, answer] of [
  ['a failure', { status: 500, body: '' }],
  ['a response that is not a list', { json: { suggestions: { full: 'Figma' } } }],
] as const)
  test(`${what} only hides the row`, async ({ page }) => {
    expectFailedRequests(page, '/api/techstack/autocomplete')
    await page.route(AUTOCOMPLETE, (route) => route.fulfill(answer))
    const generator = generatorOf(page)
    await generator.open()
    const answered = page.waitForResponse(AUTOCOMPLETE)
    await generator.prompt.fill('Figma')
    await answered
    await expect(generator.suggestions).toBeHidden()
    await expect(headerOf(page).notifications.getByRole('alert')).toBeEmpty()
    await expect(generator.generate).toBeEnabled()
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('suggestions are visible above the sticky bar', async ({ page }) => {
    const generator = generatorOf(page)
    await generator.open()
    // The field is visible, and what is below it is not yet.
    await page.evaluate(() => window.scrollTo(0, 0))
    await generator.prompt.evaluate((field) => {
      field.focus({ preventScroll: true })
      const { bottom } = field.getBoundingClientRect()
      window.scrollBy({ top: bottom - window.innerHeight + 75, behavior: 'instant' })
    })
    await page.keyboard.type('Reac')
    await expect(generator.suggestion('React')).toBeVisible()
    await expect
      .poll(async () => {
        const [chip, bar] = [await generator.suggestion('React').boundingBox(), await generator.generate.boundingBox()]
        return chip && bar ? bar.y - chip.y - chip.height : -Infinity
      })
      .toBeGreaterThan(0)
    await generator.suggestion('React').tap()
    await expect(generator.prompt).toHaveValue('React')
  })
})
