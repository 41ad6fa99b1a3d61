import type { CatalogEntry, Category } from '@/lib/catalog/schema'
import type { Kind } from '../transform/kinds'

/** A tool of the stack's owner, with what the catalogue knows of it. */
export interface Owned {
  text: string
  section: string
  entry: CatalogEntry | undefined
  category: Category | undefined
  kind: Kind | undefined
}
