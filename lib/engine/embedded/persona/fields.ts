import { CATEGORY_TABLE, type Category, type PersonaField } from '@/lib/catalog/categories'

/** Fields of life, wider than categories: languages and frameworks are both of the field "code". */
export type Field = PersonaField | Category

const FIELD_OF = new Map<Category, PersonaField>(
  CATEGORY_TABLE.flatMap((row) => ('personaField' in row ? [[row.id, row.personaField]] : [])),
)
export const FIELD_NAMES: readonly PersonaField[] = [...new Set(FIELD_OF.values())]

/** A category that belongs to no wider field is one itself. */
export const fieldOf = (category: Category): Field => FIELD_OF.get(category) ?? category
