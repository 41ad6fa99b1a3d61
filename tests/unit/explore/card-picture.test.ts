import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { cardPicture } from '@/lib/explore/card-picture'

const drawn = async (...tools: [text: string, iconId: string][]) => {
  const svg = await cardPicture(tools.map(([text, icon_id]) => ({ text, icon_id, color: '#3178c6' })))
  return new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement
}

test('every tool has one tile in the picture, with its mark or its letters', async () => {
  const picture = await drawn(
    ['React', 'logos:react'],
    ['Unknown', ''],
    ['Elsewhere', 'https://pictures.example/a.png'],
  )
  const places = [...picture.querySelectorAll(':scope > rect')].map((plate) => plate.getAttribute('x'))
  expect(new Set(places).size).toBe(3)
  expect(picture.querySelectorAll(':scope > svg path').length).toBeGreaterThan(0)
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Un', 'El'])
  expect(picture.outerHTML).not.toContain('pictures.example')
})

test('two equal icons have separate gradients, and every id that is used exists', async () => {
  const picture = await drawn(['One', 'logos:firefox'], ['Two', 'logos:firefox'])
  const names = [...picture.querySelectorAll('[id]')].map(({ id }) => id)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
  const used = [...picture.outerHTML.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(names).toEqual(expect.arrayContaining(used))
})

test('a name that looks like markup becomes its letters', async () => {
  expect((await drawn(['<script>', ''])).querySelector('text')?.textContent).toBe('Sc')
})

test('the picture of a few tools has empty places, so that it is as wide as the others', async () => {
  const grounds = (picture: Element) => picture.querySelectorAll(':scope > rect, :scope > g > rect').length
  expect(grounds(await drawn(['One', '']))).toBe(8)
  expect(grounds(await drawn())).toBe(8)
})
