import { friendsIn } from '@/lib/engine/embedded/friends'
import { DESIGNS } from '@/lib/persona/designs/all'
import { readWords } from '@/lib/persona/words'
import { Guest } from '../support/people'
import { axeOn, expect, saveStack, test } from './product'

/** Nothing runs inside the frame, so no check of readability can look into it: here its document stands by itself. */

const WORDS = readWords(
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

test.use({ viewport: { width: 326, height: 400 } })

for (const design of DESIGNS)
  test(`the design ${design.id} can be read, and nothing of it is wider than the frame`, async ({ page, product }) => {
    const htmlContent = design.render(WORDS, design.hue)
    const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent })
    const address = `${product.origin}/persona/${shareCode}/frame`
    const body = await (await page.request.get(address)).text()
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }))
    await page.goto(address)
    await expect(page.getByText('The best light is the one you waited for.').first()).toBeVisible()
    const { violations } = await axeOn(page).withTags(LEVELS).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(326)
  })
