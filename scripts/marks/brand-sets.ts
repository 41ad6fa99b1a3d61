import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { keyOf } from '@/lib/catalog/tokens'

/** Reads both sets of brand logos, by normalised name. */

export interface BrandMark {
  readonly slug: string
  readonly svg: string
}

export function readBrandSets(folder: string): ReadonlyMap<string, BrandMark> {
  return new Map([...lobehub(path.join(folder, 'lobehub/icons')), ...theSvg(path.join(folder, 'thesvg/dist'))])
}

/** One file for each mark; the coloured one if there are two. */
function lobehub(folder: string): [string, BrandMark][] {
  const files = readdirSync(folder)
  return files
    .filter((file) => /^[a-z\d]+\.svg$/.test(file))
    .map((file) => {
      const coloured = file.replace('.svg', '-color.svg')
      const svg = readFileSync(path.join(folder, files.includes(coloured) ? coloured : file), 'utf8')
      return [keyOf(file.slice(0, -4)), { slug: file.slice(0, -4), svg }]
    })
}

/** One module for each mark. Titles win over aliases of other marks. */
function theSvg(folder: string): [string, BrandMark][] {
  const marks = readdirSync(folder)
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8')
      const svg = /export const svg = `([^]*?)`;/.exec(source)?.[1]
      const title = textOf(source, 'title')
      return svg === undefined || title === undefined ? [] : [{ slug: file.slice(0, -3), svg, title, source }]
    })
  const byAlias = marks.flatMap(({ source, ...mark }) =>
    aliasesOf(source).map((alias) => [keyOf(alias), mark] as const),
  )
  const byTitle = marks.map(({ title, slug, svg }) => [keyOf(title), { slug, svg }] as const)
  return [
    ...byAlias.map(([key, { slug, svg }]) => [key, { slug, svg }] as [string, BrandMark]),
    ...byTitle.map((row) => [...row] as [string, BrandMark]),
  ]
}

const textOf = (source: string, name: string): string | undefined =>
  new RegExp(`export const ${name} = "((?:[^"\\\\]|\\\\.)*)"`).exec(source)?.[1]

const aliasesOf = (source: string): string[] =>
  [...(/export const aliases = \[(.*)\]/.exec(source)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, alias = '']) => alias)
