import type { CatalogEntry } from '@/lib/catalog/schema'
import { normaliseText } from '@/lib/text/normalise-text'

export interface IconMapping {
  term: string
  link: string
  label: string
  icon_id: string
  description: string
}

export const mappingOf = ({ name, link, icon, description }: CatalogEntry): IconMapping => ({
  term: normaliseText(name),
  link,
  label: name,
  icon_id: icon,
  description,
})
