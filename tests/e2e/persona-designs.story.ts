import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { friendsIn } from '@/lib/engine/embedded/persona/friends'
import { DESIGNS } from '@/lib/persona/designs/designs'
import { parsePersonaText } from '@/lib/persona/persona-text'
import { Guest } from '../support/people'
import type { Product } from '../support/product'
import { axeOn, expect, saveStack, test } from './product'

/** axe needs scripts, which the frame blocks: so the frame's document is opened as a page. */

const WORDS = parsePersonaText(
  'The Whole Sandwich',
  [
    'Location: Lisbon, by the sea',
    'Profession: Wedding photographer',
    'Hobbies: Film cameras, sea swimming',
    'Daily Drivers: Lightroom, Capture One and Notion',
    'Self-aware moment: Owns nine lenses, uses one',
    'The best light is the one you waited for.',
  ].join('\n'),
  friendsIn,
)
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const GROUNDS = [
  'black background',
  'a purple to pink gradient',
  'striped orange background',
  'dark mode',
  'make it lime',
]

test.use({ viewport: { width: 326, height: 400 } })

/** Opens the document of the frame as a page. */
async function showAlone(page: Page, product: Product, htmlContent: string): Promise<void> {
  const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent })
  const address = `${product.origin}/persona/${shareCode}/frame`
  const body = await (await page.request.get(address)).text()
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(address)
  await expect(page.getByText('The best light is the one you waited for.').first()).toBeVisible()
}

const expectReadable = (page: Page) => expectNothingFound(page, axeOn(page).withTags(LEVELS))

/** Another background changes only colours, so only contrast is checked again. */
const expectReadableOnItsGround = (page: Page) =>
  expectNothingFound(page, axeOn(page).withRules(['color-contrast', 'link-in-text-block']))

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(326)
}

/** Words of the selected elements that wrap over two lines. Runs in the page. */
function brokenWords(selector: string): string[] {
  const isBroken = (text: Text, word: RegExpMatchArray) => {
    const range = document.createRange()
    range.setStart(text, word.index ?? 0)
    range.setEnd(text, (word.index ?? 0) + word[0].length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
  }
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s-]+/g)].filter((word) => isBroken(text, word)).map(([word]) => word),
    )
  })
}

test('no word of a title or a mood is broken in the narrow column of Fun 90s', async ({ page }) => {
  await page.setViewportSize({ width: 236, height: 400 })
  expect(DESIGNS.length).toBeGreaterThan(5)
  for (const design of DESIGNS) {
    await page.setContent(`<body style="margin:0">${design.render(WORDS, design.hue)}`)
    expect(await page.evaluate(brokenWords, '.pp-title, .pp-mood'), design.id).toEqual([])
  }
})

for (const design of DESIGNS) {
  const html = design.render(WORDS, design.hue)

  test(`the design ${design.id} is accessible, and nothing is wider than the frame`, async ({ page, product }) => {
    await showAlone(page, product, html)
    await expectReadable(page)
  })

  test(`the design ${design.id} is readable on every background that can be asked for`, async ({ page, product }) => {
    // Blinking text would be measured while it is faded.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const guest = new Guest(product.origin)
    for (const prompt of GROUNDS) {
      const adjusted = await guest.post('/api/generate-persona-style', {
        prompt,
        title: WORDS.title,
        description: '',
        html,
        mode: 'adjust',
      })
      expect(adjusted.headers.get('x-persona-note')).toBeNull()
      await showAlone(page, product, adjusted.text)
      await expectReadableOnItsGround(page)
    }
  })
}
