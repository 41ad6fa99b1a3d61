import type { CatalogEntry } from '@/lib/catalog/schema'

/** A place in the text that may name a tool of the catalogue. */
export interface Mention {
  readonly entry: CatalogEntry
  readonly name: string
  readonly everyday: boolean
  /** Found through a typing error or a name that the text writes in two words. */
  readonly loose: boolean
  /** Token positions, the end exclusive. */
  readonly from: number
  readonly to: number
}
