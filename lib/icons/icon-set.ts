import 'server-only'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { makerMark } from '@/lib/catalog/maker-marks'
import { drawMark, inkMark, type Mark } from './mark-grounds'
import { type Ground, isWholeMark, MAKER } from '@/lib/faces/tool-face'

/**
 * Reads icons from the packaged sets. A set is megabytes of JSON: it is scanned once for the
 * offsets of its icons, then single icons are read from the file, and only drawn ones stay in
 * memory.
 */
const SETS: ReadonlyMap<string, readonly [width: number, height: number]> = new Map([
  ['logos', [256, 256]],
  ['devicon', [128, 128]],
  ['skill-icons', [256, 256]],
  ['fa6-brands', [448, 512]],
  ['lucide', [24, 24]],
])
const MAX_DRAWN = 1000

/** The stroke colour of glyphs outside of a page. */
export const NEUTRAL = '#7a828f'
/**
 * Marks that the packaged sets lack, stored as files by `npm run marks`; those of Arcticons are
 * under CC BY-SA.
 */
const FILE_SETS = new Set(['marks', 'arcticons'])
/** Icons with their own background. */
const WHOLE_SETS = new Set(['skill-icons'])

const drawn = new LRUCache<string, Promise<string | undefined>>({ max: MAX_DRAWN })

/** The SVG of `set:name` or `maker:name`; undefined if there is no such icon. */
export function setIcon(iconId: string, ground: Ground = 'auto'): Promise<string | undefined> {
  const key = `${ground} ${iconId}`
  const known = drawn.get(key)
  if (known) return known
  const drawing = draw(iconId, ground)
  drawn.set(key, drawing)
  return drawing
}

/** The mark in another ink, if it has a single colour. */
export async function inkIcon(iconId: string, ink: string): Promise<string | undefined> {
  const mark = await markOf(iconId)
  return mark && inkMark(mark, ink)
}

async function draw(iconId: string, ground: Ground): Promise<string | undefined> {
  const mark = await markOf(iconId)
  return mark && drawMark(mark, ground)
}

async function markOf(iconId: string): Promise<Mark | undefined> {
  const icon = iconId.startsWith(MAKER) ? makerMark(iconId.slice(MAKER.length)) : iconId
  const [, set = '', name = ''] = /^([a-z\d-]+):([a-z\d][\w-]*)$/.exec(icon ?? '') ?? []
  if (set === 'simple-icons') return simpleIcon(name)
  if (FILE_SETS.has(set)) return fileMark(set, name)
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

async function packagedIcon(set: string, name: string): Promise<Mark | undefined> {
  const member = await cut(set, name)
  const icon = member?.parent === undefined ? member : await cut(set, member.parent)
  if (!icon?.body) return undefined
  const [width, height] = SETS.get(set) ?? [24, 24]
  return {
    box: [icon.left ?? 0, icon.top ?? 0, icon.width ?? width, icon.height ?? height],
    body: icon.body,
    ...(set === 'lucide' ? { color: NEUTRAL } : {}),
    isWhole: WHOLE_SETS.has(set),
  }
}

const setFile = (set: string) => packageFile('@iconify-json', set, 'icons.json')

interface Place {
  start: number
  length: number
}

const places = new Map<string, Promise<ReadonlyMap<string, Place>>>()

/**
 * The first board of a new process requests dozens of icons at once: they share one scan of the
 * file.
 */
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
/** How an icon, or an alias of one, begins: other members of the file have names too. */
const BEGINNING = /^([^"]+)": \{\n\t\t\t"(?:body|parent)"/
const LONGEST_BEGINNING = 120

/**
 * The file is indented with tabs: an icon reaches from its name to the bracket at the same depth.
 */
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

async function fileMark(set: string, name: string): Promise<Mark | undefined> {
  try {
    const svg = await readFile(
      path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/icons', set, `${name}.svg`),
      'utf8',
    )
    const [, viewBox = '', drawn = ''] = /viewBox="([^"]+)">(.*)<\/svg>/s.exec(svg) ?? []
    const [left = 0, top = 0, width = 24, height = 24] = viewBox.split(' ').map(Number)
    const ground = isWholeMark(`${set}:`) ? /^<rect[^>]*\/>/.exec(drawn)?.[0] : undefined
    const body = drawn.slice(ground?.length ?? 0)
    return { box: [left, top, width, height], body, ...(ground === undefined ? {} : { ground }) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

let brandColors: Promise<ReadonlyMap<string, string>> | undefined

async function simpleIcon(slug: string): Promise<Mark | undefined> {
  brandColors ??= readBrandColors()
  const color = (await brandColors).get(slug)
  if (color === undefined) return undefined
  const svg = await readFile(/*turbopackIgnore: true*/ packageFile('simple-icons', 'icons', `${slug}.svg`), 'utf8')
  const body = /<path .*?\/>/s.exec(svg)?.[0]
  return body === undefined ? undefined : { box: [0, 0, 24, 24], body, color: `#${color}` }
}

async function readBrandColors(): Promise<Map<string, string>> {
  const file = await readFile(
    /*turbopackIgnore: true*/ packageFile('simple-icons', 'data', 'simple-icons.json'),
    'utf8',
  )
  const rows = JSON.parse(file) as { slug: string; hex: string }[]
  return new Map(rows.map(({ slug, hex }) => [slug, hex]))
}
