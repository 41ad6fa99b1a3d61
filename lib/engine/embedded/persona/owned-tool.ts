import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Field } from './fields'

/** A tool of the stack's owner, with what the catalogue knows of it. */
export interface OwnedTool {
  text: string
  section: string
  entry: CatalogEntry | undefined
  category: Category | undefined
  field: Field | undefined
}
