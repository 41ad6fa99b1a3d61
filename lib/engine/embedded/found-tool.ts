import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'

/** A tool that a text really mentions. */
export interface FoundTool {
  readonly entry: CatalogEntry | undefined
  /** The name as it is shown: the catalogue's, or as the visitor wrote it. */
  readonly text: string
  readonly category: Category | undefined
  /** The likely field of an unknown name, for its place in the stack. */
  readonly guess?: Category | undefined
  readonly start: number
  readonly end: number
}
