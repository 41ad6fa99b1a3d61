import 'server-only'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { luminance, rgbOf } from '@/lib/colour'
import { NEUTRAL, visibleColor } from './visible-color'

/**
 * Icons out of the packaged sets. A set is megabytes of JSON: it is read once for where its icons stand, then one icon is
 * cut out of its file at a time, and only the drawn ones stay in memory.
 */
const SETS: ReadonlyMap<string, readonly [width: number, height: number]> = new Map([
  ['logos', [256, 256]],
  ['devicon', [128, 128]],
  ['skill-icons', [256, 256]],
  ['fa6-brands', [448, 512]],
  ['lucide', [24, 24]],
])
const MAX_DRAWN = 1000

const drawn = new LRUCache<string, Promise<string | undefined>>({ max: MAX_DRAWN })

/** The SVG behind `set:name`, or nothing when there is no such icon. */
export function setIcon(iconId: string): Promise<string | undefined> {
  const known = drawn.get(iconId)
  if (known) return known
  const drawing = draw(iconId)
  drawn.set(iconId, drawing)
  return drawing
}

async function draw(iconId: string): Promise<string | undefined> {
  const [, set = '', name = ''] = /^([a-z\d-]+):([a-z\d][\w-]*)$/.exec(iconId) ?? []
  if (set === 'simple-icons') return simpleIcon(name)
  return SETS.has(set) ? packagedIcon(set, name) : undefined
}

const packageFile = (...parts: string[]) => path.join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules', ...parts)

interface PackagedIcon {
  body: string
  width?: number
  height?: number
  left?: number
  top?: number
}

async function packagedIcon(set: string, name: string): Promise<string | undefined> {
  const member = await cut(set, name)
  const icon = member?.parent === undefined ? member : await cut(set, member.parent)
  if (!icon?.body) return undefined
  const [width, height] = SETS.get(set) ?? [24, 24]
  const box = [icon.left ?? 0, icon.top ?? 0, icon.width ?? width, icon.height ?? height].join(' ')
  const body = readable(icon.body)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}" color="${NEUTRAL}" fill="${NEUTRAL}">${body}</svg>`
}

const setFile = (set: string) => packageFile('@iconify-json', set, 'icons.json')

interface Place {
  start: number
  length: number
}

const places = new Map<string, Promise<ReadonlyMap<string, Place>>>()

/** The first board of a new process asks for dozens of icons at once: they share one reading of the file. */
function placesIn(set: string): Promise<ReadonlyMap<string, Place>> {
  const known = places.get(set)
  if (known) return known
  const reading = findPlaces(set)
  places.set(set, reading)
  reading.catch(() => places.delete(set))
  return reading
}

const NAME = '\n\t\t"'
const END = '\n\t\t}'
/** What an icon, or another name for one, begins with: other members of the file have names too. */
const BEGINNING = /^([^"]+)": \{\n\t\t\t"(?:body|parent)"/
const LONGEST_BEGINNING = 120

/** The file is written with tabs: an icon reaches from its name to the bracket at the same depth. */
async function findPlaces(set: string): Promise<Map<string, Place>> {
  const file = await readFile(/*turbopackIgnore: true*/ setFile(set))
  const found = new Map<string, Place>()
  for (let at = file.indexOf(NAME); at >= 0; at = file.indexOf(NAME, at + 1)) {
    const from = at + NAME.length
    const [, name] = BEGINNING.exec(file.toString('latin1', from, from + LONGEST_BEGINNING)) ?? []
    if (name === undefined || found.has(name)) continue
    const start = from + name.length + '": '.length
    found.set(name, { start, length: file.indexOf(END, start) + END.length - start })
  }
  return found
}

async function cut(set: string, name: string): Promise<(PackagedIcon & { parent?: string }) | undefined> {
  const place = (await placesIn(set)).get(name)
  if (!place) return undefined
  const file = await open(/*turbopackIgnore: true*/ setFile(set))
  try {
    const { buffer } = await file.read(Buffer.alloc(place.length), 0, place.length, place.start)
    return JSON.parse(buffer.toString('utf8')) as PackagedIcon & { parent?: string }
  } finally {
    await file.close()
  }
}

/** A mark in black or in white alone would vanish on one of the plates: it takes the neutral colour. */
function readable(body: string): string {
  const colors = [...body.matchAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi)].map(([color]) =>
    luminance(rgbOf(color) ?? [0, 0, 0]),
  )
  if (colors.length === 0 || /url\(#|<image|<mask/.test(body)) return body
  const vanishes = colors.every((light) => light < 0.03) || colors.every((light) => light > 0.85)
  return vanishes ? body.replace(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi, NEUTRAL) : body
}

let brandColors: Promise<ReadonlyMap<string, string>> | undefined

async function simpleIcon(slug: string): Promise<string | undefined> {
  brandColors ??= readBrandColors()
  const color = (await brandColors).get(slug)
  if (color === undefined) return undefined
  const svg = await readFile(/*turbopackIgnore: true*/ packageFile('simple-icons', 'icons', `${slug}.svg`), 'utf8')
  return svg.replace('<svg ', `<svg fill="${visibleColor(color)}" `).replace(/<title>.*?<\/title>/, '')
}

async function readBrandColors(): Promise<Map<string, string>> {
  const file = await readFile(
    /*turbopackIgnore: true*/ packageFile('simple-icons', 'data', 'simple-icons.json'),
    'utf8',
  )
  const rows = JSON.parse(file) as { slug: string; hex: string }[]
  return new Map(rows.map(({ slug, hex }) => [slug, hex]))
}
