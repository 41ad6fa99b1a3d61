import { inflateRawSync } from 'node:zlib'
import type { Category } from '@/lib/catalog/categories'

/**
 * The catalogue in the bundle: what a scan needs, without hardware, as long texts that are split
 * when needed. `cli/build/catalogue-data.ts` makes it, and esbuild inserts it as `CATALOGUE`.
 */
export interface CatalogueData {
  /**
   * One line for each entry: id, name, category, tags and packages, separated by tabs; lists by
   * spaces.
   */
  readonly entries: string
  /** One line for each entry, in the same order: link, icon, colour, label, description. */
  readonly details: string
  /**
   * One line for each name as `keyOf` writes it: the name, the line number of its entry, and `e`
   * for an everyday word. Grouped by their beginnings, so that a scan searches a few short texts
   * and builds no index.
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

/** Compressed and base64-encoded: details are decompressed when a tool was found. */
export interface PackedCatalogue {
  readonly details: string
  readonly rest: string
}

declare const CATALOGUE: PackedCatalogue

const unpack = (packed: string): string => inflateRawSync(Buffer.from(packed, 'base64')).toString()

let unpacked: Omit<CatalogueData, 'details'> | undefined

export const catalogue = () => (unpacked ??= JSON.parse(unpack(CATALOGUE.rest)) as Omit<CatalogueData, 'details'>)
export const catalogueDetails = (): string => unpack(CATALOGUE.details)
