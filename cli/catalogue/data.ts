import { inflateRawSync } from 'node:zlib'
import type { Category } from '@/lib/catalog/categories'

/**
 * The catalogue as the bundle holds it: what a scan needs, without hardware, as long texts that are
 * cut when they are asked for. `cli/build/catalogue-data.ts` makes it and esbuild puts it in the
 * place of `CATALOGUE`.
 */
export interface CatalogueData {
  /**
   * A line per entry: id, name, category, tags, packages; fields are parted by tabs, lists by
   * spaces.
   */
  readonly entries: string
  /** A line per entry, in the same order: link, icon, colour, label, description. */
  readonly details: string
  /**
   * A line per name as `keyOf` writes it: the name, the line of its entry, and `e` for an everyday
   * word. Grouped by how the names begin, so that a scan searches a few short texts and builds no
   * index of all names.
   */
  readonly names: Readonly<Record<string, string>>
  readonly commonWords: string
  readonly helpers: string
  readonly libraries: Readonly<Record<string, readonly [string, Category]>>
  readonly actions: Ids
  readonly programs: Ids
  readonly terraform: Ids
}

type Ids = Readonly<Record<string, readonly string[]>>

/** Compressed and written in base64: details are unpacked when a tool was found. */
export interface PackedCatalogue {
  readonly details: string
  readonly rest: string
}

declare const CATALOGUE: PackedCatalogue

const unpack = (packed: string): string => inflateRawSync(Buffer.from(packed, 'base64')).toString()

let unpacked: Omit<CatalogueData, 'details'> | undefined

export const catalogue = () => (unpacked ??= JSON.parse(unpack(CATALOGUE.rest)) as Omit<CatalogueData, 'details'>)
export const catalogueDetails = (): string => unpack(CATALOGUE.details)
