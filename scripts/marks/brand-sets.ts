import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keyOf } from '@/lib/catalog/tokens'
import { groupBy } from '@/lib/group-by'

/** Reads the sets of brand logos, by normalised name. */

export interface BrandMark {
  readonly set: 'marks' | 'arcticons'
  readonly slug: string
  readonly svg: string
}

type Row = readonly [key: string, mark: BrandMark]

/** All marks of a name, the best set first. */
export function readBrandSets(folder: string): ReadonlyMap<string, readonly BrandMark[]> {
  const file = (name: string) => path.join(folder, name)
  const rows = [
    ...theSvg(file('thesvg/dist')),
    ...lobehub(file('lobehub/icons')),
    ...selfHosted(file('selfhst/svg')),
    ...iconify(file('material-icon-theme'), 'marks'),
    ...iconify(file('file-icons'), 'marks'),
    ...iconify(file('vscode-icons'), 'marks', /^file-type-/),
    ...iconify(file('arcticons'), 'arcticons'),
  ]
  return new Map([...groupBy(rows, ([key]) => key)].map(([key, found]) => [key, found.map(([, mark]) => mark)]))
}

/** "Insight Timer" is `insight-timer` in one set and `insighttimer` in another. */
export const brandKey = (name: string): string => keyOf(name).replace(/[\s-]/g, '')

interface IconifyIcon {
  readonly body: string
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
}

interface IconifySet {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, IconifyIcon>>
  readonly aliases?: Readonly<Record<string, { parent: string }>>
}

function iconify(folder: string, set: BrandMark['set'], prefix = /^/): Row[] {
  const {
    width = 16,
    height = 16,
    icons,
    aliases = {},
  } = JSON.parse(readFileSync(path.join(folder, 'icons.json'), 'utf8')) as IconifySet
  const row = (name: string, slug: string): Row[] => {
    const icon = icons[slug]
    if (!icon || !prefix.test(slug)) return []
    const box = `${icon.left ?? 0} ${icon.top ?? 0} ${icon.width ?? width} ${icon.height ?? height}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`
    return [[brandKey(name.replace(prefix, '').replaceAll('-', ' ')), { set, slug: slug.replace(prefix, ''), svg }]]
  }
  return [
    ...Object.keys(icons).flatMap((name) => row(name, name)),
    ...Object.entries(aliases).flatMap(([name, { parent }]) => row(name, parent)),
  ]
}

/** One file for each mark, and others for light and dark grounds. */
const selfHosted = (folder: string): Row[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && !/-(?:dark|light)\.svg$/.test(file))
    .map((file) => {
      const slug = file.slice(0, -4)
      return [brandKey(slug), { set: 'marks', slug, svg: readFileSync(path.join(folder, file), 'utf8') }]
    })

/** One file for each mark; the coloured one if there are two. */
function lobehub(folder: string): Row[] {
  const files = readdirSync(folder)
  return files
    .filter((file) => /^[a-z\d]+\.svg$/.test(file))
    .map((file) => {
      const coloured = file.replace('.svg', '-color.svg')
      const svg = readFileSync(path.join(folder, files.includes(coloured) ? coloured : file), 'utf8')
      return [brandKey(file.slice(0, -4)), { set: 'marks', slug: file.slice(0, -4), svg }]
    })
}

/** The list of the package, glyphs for kinds of cloud resources, and names too long for an icon. */
const NO_BRANDS = /^index\.js$|^aws-res-|^.{75}/

/**
 * One module for each mark. Titles come before aliases of other marks, and badges, which are round,
 * behind plain marks.
 */
function theSvg(folder: string): Row[] {
  const marks = readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !NO_BRANDS.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8')
      const svg = /export const svg = `([^]*?)`;/.exec(source)?.[1]
      const title = textOf(source, 'title')
      const mark = svg && ({ set: 'marks', slug: file.slice(0, -3), svg } as const)
      return mark && title !== undefined ? [{ mark, title, source }] : []
    })
    .sort((one, other) => Number(isBadge(one.mark)) - Number(isBadge(other.mark)))
  return [
    ...marks.map(({ title, mark }): Row => [brandKey(title), mark]),
    ...marks.flatMap(({ source, mark }) => aliasesOf(source).map((alias): Row => [brandKey(alias), mark])),
  ]
}

const isBadge = ({ slug }: BrandMark) => slug.endsWith('-badge')

const textOf = (source: string, name: string): string | undefined =>
  new RegExp(`export const ${name} = "((?:[^"\\\\]|\\\\.)*)"`).exec(source)?.[1]

const aliasesOf = (source: string): string[] =>
  [...(/export const aliases = \[(.*)\]/.exec(source)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, alias = '']) => alias)
