import { beforeAll, describe, expect, test } from 'vitest'
import { adjustPage } from '@/lib/persona/adjust/adjust-page'
import { friendsIn } from '@/lib/engine/embedded/persona/friends'
import { DESIGNS } from '@/lib/persona/designs/designs'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { parsePersonaText } from '@/lib/persona/persona-text'

const DESCRIPTION =
  'Location: Lisbon\nProfession: Photographer\nHobbies: Sea swimming\nDaily Drivers: Sony A7 IV, Lightroom\nSelf-aware moment: Owns nine lenses\nWait for the light.'

const withoutStyles = (html: string) => html.replace(/<style[^>]*>[^<]*<\/style>/g, '')

const WISHES = [
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
  'make the background a purple to pink gradient',
  'a diagonal gradient from #123456 to teal',
  'sunset gradient background',
  'starry night background',
  'pink polka dots as background',
  'striped orange background',
  'dark purple background with white text',
  'make the headings red',
  'more glitter',
  'add some sparkles',
  'thicker borders',
  'a red border around the quote',
  'remove the border',
  'more space between the blocks',
  'make the page narrower',
  'make it brighter',
  'too much motion, calm it down',
  'the counter is ugly, remove it',
]

/**
 * Each design is tested with every fifth wish, and each wish with several designs: all pairs would
 * be a thousand.
 */
const SHARE = 5

describe.each(DESIGNS.map((design, at) => [design.id, design, at] as const))('adjusting %s', (_id, design, at) => {
  let page = ''
  beforeAll(async () => {
    page = (await sanitise(design.render(parsePersonaText('Ada', DESCRIPTION, friendsIn), design.hue))).html
  })

  test.each(WISHES.filter((_wish, index) => (index + at) % SHARE === 0))(
    '“%s” keeps text and structure byte for byte',
    async (wish) => {
      const { html, missed } = adjustPage(page, wish)
      expect(missed).toEqual([])
      expect(html).not.toBe(page)
      expect(html.startsWith(page)).toBe(true)
      const cleaned = await sanitise(html)
      expect(cleaned.html).toBe(html)
      expect(cleaned.removed).toEqual([])
    },
  )

  test('another colour changes the styles only', async () => {
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
    ['change Sea swimming to chess boxing', 'Sea swimming', 'chess boxing'],
    ['location: Oslo', 'Lisbon', 'Oslo'],
    ['my hobbies are knitting and chess', 'Sea swimming', 'knitting and chess'],
    ['I live in Berlin now', 'Lisbon', 'Berlin'],
    ['I am a nurse, please change that', 'Photographer', 'Nurse'],
    ['call me Captain Zoe', 'Ada', 'Captain Zoe'],
    ['my name is Robin Vale', 'Ada', 'Robin Vale'],
    ['change my title to Night Owl', 'Ada', 'Night Owl'],
  ])('“%s” changes those words only', (wish, before, after) => {
    const { html, missed } = adjustPage(page, wish)
    expect(missed).toEqual([])
    expect(html).toBe(page.replace(before, after))
  })

  test('two swapped lines of the profile exchange their places unchanged', () => {
    const { html, missed } = adjustPage(page, 'swap hobbies and location')
    expect(missed).toEqual([])
    const row = (text: string) => new RegExp(`<(tr|div)><(?:th scope="row"|dt)>${text}<.*?</\\1>`).exec(page)?.[0] ?? ''
    const [location, hobbies] = [row('Location'), row('Hobbies')]
    expect(html).toBe(page.replace(location, '\0').replace(hobbies, location).replace('\0', hobbies))
  })

  test('a new line of the profile has the markup of the lines above it', () => {
    const { html, missed } = adjustPage(page, 'add a line: Favourite editor: Vim <3')
    expect(missed).toEqual([])
    const added = /<(tr|div)><(?:th scope="row"|dt)>Favourite editor<.*?Vim &lt;3.*?<\/\1>/.exec(html)?.[0] ?? ''
    expect(html.replace(added, '')).toBe(page)
  })

  test('a moved block is unchanged at its new place', () => {
    const { html, missed } = adjustPage(page, 'move the visitor counter to the top')
    const block = /<p class="pp-counter">.*?<\/p>/.exec(page)?.[0] ?? ''
    expect(missed).toEqual([])
    expect(html.indexOf(block)).toBeLessThan(page.indexOf(block))
    expect(html.replace(block, '')).toBe(page.replace(block, ''))
  })
})

test('a line of the profile is hidden by its label, and the others stay', () => {
  const page = DESIGNS[0]?.render(parsePersonaText('Ada', DESCRIPTION), 200) ?? ''
  const { html } = adjustPage(page, 'hide the hobbies')
  expect(html.slice(page.length)).toBe(
    '<style class="wishes">.pp-facts :is(tr,div):nth-child(3){display:none!important}</style>',
  )
})

test('several wishes in one sentence are all applied', () => {
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
  ['make the title bigger and purple', '.pp-title{zoom:1.2}.pp-title,.pp-title *{color:#6d2fb5!important}'],
  ['delete the profile picture', '.pp-face{display:none!important}'],
])('a wish for one block changes no other: %s', (wish, rules) => {
  const page = DESIGNS[0]?.render(parsePersonaText('Ada', DESCRIPTION), 200) ?? ''
  expect(adjustPage(page, wish)).toEqual({ html: `${page}<style class="wishes">${rules}</style>`, missed: [] })
})

test.each([
  ['less pink', '“less pink” names no colour to take: say which, for instance blue.'],
  ['I hate the green', '“I hate the green” names no colour to take: say which, for instance blue.'],
  ['change yellow to orange', 'This page is not made around yellow: say only which colour it should have.'],
])('a colour to remove or to replace that is not clear is reported: %s', (wish, sentence) => {
  const page = DESIGNS[0]?.render(parsePersonaText('Ada', DESCRIPTION), 200) ?? ''
  expect(adjustPage(page, wish)).toEqual({ html: page, missed: [sentence] })
})

test('the main colour of the page is replaced by another', () => {
  const page = DESIGNS[0]?.render(parsePersonaText('Ada', DESCRIPTION), 218) ?? ''
  expect(adjustPage(page, 'change the blue to orange').html).toContain('pp-hue-30')
})

test('another background keeps the background and text colours of elements on it', () => {
  const page =
    '<style>.all{color:#222}.card{background:#fff}.card b{color:red}.cut{background:red;background-clip:text}</style><div class="all"><p>a</p><div class="card"><b>b</b></div><h1 class="cut">c</h1></div>'
  const { html } = adjustPage(page, 'navy background')
  const plates = '[style*=background],[bgcolor],.card'
  expect(html.slice(page.length)).toContain('body,body>div{background:#0a1a4a!important}')
  expect(html.slice(page.length)).toContain(`:where(${plates}){color:#222}`)
  expect(html.slice(page.length)).toContain(
    `:not(:where(${plates}),:where(${plates}) *){background:none!important;color:#ffffff`,
  )
})

test('"undo all" removes all styles and keeps moved blocks and new words', () => {
  const page = '<h1>Ada</h1><blockquote>Hi</blockquote>'
  const { html } = adjustPage(page, 'call me Zoe, dark mode, bigger quote')
  expect(adjustPage(html, 'undo all').html).toBe('<h1>Zoe</h1><blockquote>Hi</blockquote>')
})

test.each([
  ['the title is too big, make it smaller', 'h1{zoom:0.83}'],
  ['make the title bigger and bold', 'h1{zoom:1.2}h1,h1 *{font-weight:bold!important}'],
  ['the title is too small', 'h1{zoom:1.2}'],
])('a later part refers to the block named before: %s', (wish, rules) => {
  const page = '<h1>Ada</h1>'
  expect(adjustPage(page, wish)).toEqual({ html: `${page}<style class="wishes">${rules}</style>`, missed: [] })
})

test('a moved line stays in its table, and a block moved beside a line goes beside the table', () => {
  const page =
    '<h1>Ada</h1><table class="pp-facts"><tbody><tr><th>Location</th><td>Rome</td></tr><tr><th>Hobbies</th><td>Chess</td></tr></tbody></table><blockquote>Hi</blockquote>'
  expect(adjustPage(page, 'move the hobbies above the title').html).toBe(page)
  expect(adjustPage(page, 'swap the hobbies and the quote')).toEqual({
    html: page,
    missed: ['“hobbies” and “quote” cannot take each other’s place.'],
  })
  expect(adjustPage(page, 'put the quote above the location').html).toBe(
    page.replace('<blockquote>Hi</blockquote>', '').replace('<table', '<blockquote>Hi</blockquote><table'),
  )
})

test('a block moved past the profile picture goes past the row of the picture', () => {
  const page = '<div><div><p class="pp-face"></p><div><blockquote>Hi</blockquote><p>b</p></div></div><p>c</p></div>'
  expect(adjustPage(page, 'put the quote first').html).toBe(
    '<div><blockquote>Hi</blockquote><div><p class="pp-face"></p><div><p>b</p></div></div><p>c</p></div>',
  )
})

test('"should be" sets a line of the profile', () => {
  const page = DESIGNS[0]?.render(parsePersonaText('Ada', DESCRIPTION), 200) ?? ''
  expect(adjustPage(page, 'my location should be Porto').html).toBe(page.replace('Lisbon', 'Porto'))
})

test('a wish can be repeated, reversed and undone', () => {
  const page = '<h1>Ada</h1><blockquote>Hi</blockquote>'
  expect(adjustPage(adjustPage(page, 'bigger text').html, 'bigger text').html).toContain('zoom:1.44')
  expect(adjustPage(adjustPage(page, 'hide the quote').html, 'show the quote').html).toBe(page)
})

test('a block at the edge of its box moves out of the box', () => {
  const page = '<div><p>a</p><blockquote>Hi</blockquote></div><p>b</p>'
  expect(adjustPage(page, 'move the quote to the bottom')).toEqual({
    html: '<div><p>a</p></div><p>b</p><blockquote>Hi</blockquote>',
    missed: [],
  })
})

test('a wish that the page already fulfils is reported', () => {
  const page = '<h1>Ada</h1><blockquote>Hi</blockquote>'
  expect(adjustPage(page, 'move the quote to the bottom')).toEqual({
    html: page,
    missed: ['“move the quote to the bottom” changes nothing: the page is like that already.'],
  })
})

test.each([
  [
    'add a video of my cat',
    'I cannot do “add a video of my cat”: I only change what is on the page. “Edit HTML” can add to it.',
  ],
  [', and whistle the trumpet', 'I did not understand “whistle the trumpet”.'],
  ['undo that', 'The Undo button above the board takes the last change back.'],
  ['remove it', '“remove it” names no part of the page: say which, for instance the quote.'],
  ['delete everything', 'To start over press “Generate new”; to write the page yourself press “Edit HTML”.'],
  [
    'make it look like a terminal',
    'I did not understand “make it look like a terminal”. “Generate new” makes a page in another style.',
  ],
  ['a gradient please', 'Say which colours the gradient should go through.'],
  ['make the zebra red', 'I did not understand “make the zebra red”.'],
  ['please', 'Say what should change, for instance “make the quote bigger”.'],
  ['swap the quote and the mood', 'I could not find “quote” on this page.'],
  ['hide the visitor counter', 'I could not find the visitor counter on this page.'],
  ['change my hobbies to chess', 'I could not find the hobbies on this page.'],
  ['move the top friends to the top', 'I could not find “top friends” on this page.'],
  ['hide my location', 'I could not find the location line on this page.'],
  ['move the paragraph to the top', 'I could not find “paragraph” on this page.'],
  ['replace "a" with "b"', 'There is no “a” on this page.'],
])('a wish that cannot be applied is reported: %s', (wish, sentence) => {
  expect(adjustPage('<p>x</p>', wish)).toEqual({ html: '<p>x</p>', missed: [sentence] })
})

describe('every wish on every page is applied in linear time', () => {
  test.each([
    ['a long gap', `swap the quote${' '.repeat(200_000)}`, '<p>x</p>'],
    ['styles that never come to a bracket', 'bigger text', `<style class="wishes">${'a'.repeat(200_000)}</style>`],
    ['rows that never end', 'add a line: Pet: Cat', `<table class="pp-facts">${'<tr>'.repeat(30_000)}</table>`],
  ])('%s', (_what, wish, html) => expect(typeof adjustPage(html, wish).html).toBe('string'))

  test('a page is parsed once for all wishes, and again only after a change', () => {
    const html = '<p class="pp-quote">a b and some more words than that</p>'.repeat(1_600)
    const before = process.cpuUsage()
    adjustPage(html, 'move the zebra up, '.repeat(100))
    expect(process.cpuUsage(before).user).toBeLessThan(800_000)
  })

  test('only the first of many wishes are applied, and the others are reported', () => {
    const wishes = [...Array.from({ length: 40 }, () => 'make the background black'), 'use Comic Sans']
    const { html, missed } = adjustPage('<p>x</p>', wishes.join(', '))
    expect(html).toContain('background')
    expect(html).not.toContain('Comic')
    expect(missed).toEqual(['Those were many wishes at once: say the last of them again.'])
  })
})

test('a new line of the profile is added after the last one, in every layout', () => {
  const page = '<div>a</div><table class="pp-facts"><tr><th>Pet</th><td>Cat</td></tr></table><div>b</div>'
  expect(adjustPage(page, 'add a line: Car: Van').html).toBe(
    '<div>a</div><table class="pp-facts"><tr><th>Pet</th><td>Cat</td></tr><tr><th scope="row">Car</th><td>Van</td></tr></table><div>b</div>',
  )
})
