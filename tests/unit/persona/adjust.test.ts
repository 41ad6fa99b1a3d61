import { beforeAll, describe, expect, test } from 'vitest'
import { adjustPage } from '@/lib/persona/adjust/adjust'
import { DESIGNS } from '@/lib/persona/designs/all'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { readWords } from '@/lib/persona/words'

const DESCRIPTION =
  'Location: Lisbon\nProfession: Photographer\nHobbies: Sea swimming\nDaily Drivers: Sony A7 IV, Lightroom\nSelf-aware moment: Owns nine lenses\nWait for the light.'

const withoutStyles = (html: string) => html.replace(/<style[^>]*>[^<]*<\/style>/g, '')

describe.each(DESIGNS.map((design) => [design.id, design] as const))('adjusting %s', (_id, design) => {
  let page = ''
  beforeAll(async () => {
    page = (await sanitise(design.render(readWords('Ada', DESCRIPTION), design.hue))).html
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
    ['set my profession to "Film maker"', 'Photographer', 'Film maker'],
    ['change the quote to Never wait.', 'Wait for the light.', 'Never wait'],
    ['replace "nine lenses" with "two <lenses>"', 'nine lenses', 'two &lt;lenses&gt;'],
  ])('“%s” changes those words alone', (wish, before, after) => {
    const { html, missed } = adjustPage(page, wish)
    expect(missed).toEqual([])
    expect(html).toBe(page.replace(before, after))
  })

  test('a moved block is the same block elsewhere', () => {
    const { html, missed } = adjustPage(page, 'move the quote to the bottom')
    const block = '<blockquote class="pp-quote"><b>Wait for the light.</b></blockquote>'
    expect(missed).toEqual([])
    expect(html).toContain(block)
    expect(html.replace(block, '')).toBe(page.replace(block, ''))
  })
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

test('a wish can be repeated, turned round and taken back', () => {
  const page = '<h1>Ada</h1><blockquote>Hi</blockquote>'
  expect(adjustPage(adjustPage(page, 'bigger text').html, 'bigger text').html).toContain('zoom:1.44')
  expect(adjustPage(adjustPage(page, 'hide the quote').html, 'show the quote').html).toBe(page)
})

test.each([
  ['add a video of my cat', 'I did not understand “add a video of my cat”.'],
  ['hide the visitor counter', 'I could not find the visitor counter on this page.'],
  ['change my hobbies to chess', 'I could not find the hobbies on this page.'],
  ['move the top friends to the top', 'I could not find “top friends” on this page.'],
  ['replace "a" with "b"', 'There is no “a” on this page.'],
])('what cannot be done is said: %s', (wish, sentence) => {
  expect(adjustPage('<p>x</p>', wish)).toEqual({ html: '<p>x</p>', missed: [sentence] })
})
