import { beforeAll, describe, expect, test } from 'vitest'
import { adjustPage } from '@/lib/persona/adjust/adjust'
import { friendsIn } from '@/lib/engine/embedded/friends'
import { DESIGNS } from '@/lib/persona/designs/all'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { readWords } from '@/lib/persona/words'

const DESCRIPTION =
  'Location: Lisbon\nProfession: Photographer\nHobbies: Sea swimming\nDaily Drivers: Sony A7 IV, Lightroom\nSelf-aware moment: Owns nine lenses\nWait for the light.'

const withoutStyles = (html: string) => html.replace(/<style[^>]*>[^<]*<\/style>/g, '')

describe.each(DESIGNS.map((design) => [design.id, design] as const))('adjusting %s', (_id, design) => {
  let page = ''
  beforeAll(async () => {
    page = (await sanitise(design.render(readWords('Ada', DESCRIPTION, friendsIn), design.hue))).html
  })

  test.each([
    'make the background black',
    'dark background please, and yellow text',
    'use Comic Sans',
    'a handwritten font for the title',
    'bigger text',
    'make the quote larger and the visitor counter smaller',
    'less motion',
    'no animation',
    'more motion',
    'hide the visitor counter',
    'remove the quote and the mood',
    'rounded corners',
    'center everything',
    'red links',
    'darker, bigger quote, hide the counter',
    'lighter',
    '#123456 background',
    'use Courier',
    'text in lime',
    'bold text and sharp corners',
    'underline the links',
    'align everything left, in italics',
    'black border',
    'make the heading red',
    'get rid of the top friends',
    'hide the location',
    'remove the hobbies line and make the profession bigger',
    'delete the profile picture',
    'make my photo bigger and round',
    'make the title lowercase',
    'center the quote, all caps title',
  ])('“%s” leaves text and structure byte by byte', async (wish) => {
    const { html, missed } = adjustPage(page, wish)
    expect(missed).toEqual([])
    expect(html).not.toBe(page)
    expect(html.startsWith(page)).toBe(true)
    const cleaned = await sanitise(html)
    expect(cleaned.html).toBe(html)
    expect(cleaned.removed).toEqual([])
  })

  test('another colour turns the styles and nothing else', async () => {
    const { html, missed } = adjustPage(page, 'make it purple')
    expect(missed).toEqual([])
    expect(html).toContain('pp-hue-272')
    expect(withoutStyles(html).replace('pp-hue-272', `pp-hue-${design.hue}`)).toBe(withoutStyles(page))
    expect((await sanitise(html)).html).toBe(html)
  })

  test.each([
    ['change the location to Porto, Portugal', 'Lisbon', 'Porto, Portugal'],
    ['rename my daily drivers to Fuji X100', 'Sony A7 IV, Lightroom', 'Fuji X100'],
    ['set my profession to "Film maker"', 'Photographer', 'Film maker'],
    ['change the quote to Never wait.', 'Wait for the light.', 'Never wait'],
    ['replace "nine lenses" with "two <lenses>"', 'nine lenses', 'two &lt;lenses&gt;'],
  ])('“%s” changes those words alone', (wish, before, after) => {
    const { html, missed } = adjustPage(page, wish)
    expect(missed).toEqual([])
    expect(html).toBe(page.replace(before, after))
  })

  test('a moved block is the same block elsewhere', () => {
    const { html, missed } = adjustPage(page, 'move the visitor counter to the top')
    const block = /<p class="pp-counter">.*?<\/p>/.exec(page)?.[0] ?? ''
    expect(missed).toEqual([])
    expect(html.indexOf(block)).toBeLessThan(page.indexOf(block))
    expect(html.replace(block, '')).toBe(page.replace(block, ''))
  })
})

test('a line of the profile is hidden by its label, and the others stay', () => {
  const page = DESIGNS[0]?.render(readWords('Ada', DESCRIPTION), 200) ?? ''
  const { html } = adjustPage(page, 'hide the hobbies')
  expect(html.slice(page.length)).toBe(
    '<style class="wishes">.pp-facts :is(tr,div):nth-child(3){display:none!important}</style>',
  )
})

test('several wishes in one sentence are all granted', () => {
  const { html, missed } = adjustPage(
    '<h1>Ada</h1><p>Location: Lisbon</p><blockquote>Hi</blockquote>',
    'change location to Faro and make the text bigger, hide the quote',
  )
  expect(missed).toEqual([])
  expect(html).toContain('<p>Location: Faro</p>')
  expect(html).toContain('body{zoom:1.2}')
  expect(html).toContain('blockquote{display:none!important}')
})

test.each([
  ['make the quote italic', '.pp-quote,.pp-quote *{font-style:italic!important}'],
  ['center the title', '.pp-title,.pp-title *{text-align:center!important}'],
  ['make the title bigger and purple', '.pp-title{zoom:1.2}.pp-title{color:#6d2fb5!important}'],
  ['delete the profile picture', '.pp-face{display:none!important}'],
])('what is wished for one block is done to no other: %s', (wish, rules) => {
  const page = DESIGNS[0]?.render(readWords('Ada', DESCRIPTION), 200) ?? ''
  expect(adjustPage(page, wish)).toEqual({ html: `${page}<style class="wishes">${rules}</style>`, missed: [] })
})

test.each(['less pink', 'use a gradient from blue to pink', 'I hate green'])(
  'a colour that is not wished for is not taken: %s',
  (wish) => {
    const page = DESIGNS[0]?.render(readWords('Ada', DESCRIPTION), 200) ?? ''
    expect(adjustPage(page, wish)).toEqual({ html: page, missed: [`I did not understand “${wish}”.`] })
  },
)

test('a line is what it should be', () => {
  const page = DESIGNS[0]?.render(readWords('Ada', DESCRIPTION), 200) ?? ''
  expect(adjustPage(page, 'my location should be Porto').html).toBe(page.replace('Lisbon', 'Porto'))
})

test('a wish can be repeated, turned round and taken back', () => {
  const page = '<h1>Ada</h1><blockquote>Hi</blockquote>'
  expect(adjustPage(adjustPage(page, 'bigger text').html, 'bigger text').html).toContain('zoom:1.44')
  expect(adjustPage(adjustPage(page, 'hide the quote').html, 'show the quote').html).toBe(page)
})

test('what is at the edge of its box goes beyond the box', () => {
  const page = '<div><p>a</p><blockquote>Hi</blockquote></div><p>b</p>'
  expect(adjustPage(page, 'move the quote to the bottom')).toEqual({
    html: '<div><p>a</p></div><p>b</p><blockquote>Hi</blockquote>',
    missed: [],
  })
})

test('what the page is already is said', () => {
  const page = '<h1>Ada</h1><blockquote>Hi</blockquote>'
  expect(adjustPage(page, 'move the quote to the bottom')).toEqual({
    html: page,
    missed: ['“move the quote to the bottom” changes nothing: the page is like that already.'],
  })
})

test.each([
  ['add a video of my cat', 'I did not understand “add a video of my cat”.'],
  [', and play the trumpet', 'I did not understand “play the trumpet”.'],
  ['hide the visitor counter', 'I could not find the visitor counter on this page.'],
  ['change my hobbies to chess', 'I could not find the hobbies on this page.'],
  ['move the top friends to the top', 'I could not find “top friends” on this page.'],
  ['hide my location', 'I could not find the location line on this page.'],
  ['move the paragraph to the top', 'I could not find “paragraph” on this page.'],
  ['replace "a" with "b"', 'There is no “a” on this page.'],
])('what cannot be done is said: %s', (wish, sentence) => {
  expect(adjustPage('<p>x</p>', wish)).toEqual({ html: '<p>x</p>', missed: [sentence] })
})
