import type { Category } from '@/lib/catalog/schema'

/** Fields of life, wider than a category: somebody with three languages and four frameworks writes code. */
const FIELDS = {
  code: ['language', 'frontend', 'backend', 'build', 'testing', 'api'],
  apps: ['mobile-dev', 'desktop-dev'],
  cloud: ['devops', 'hosting', 'monitoring'],
  data: ['data', 'search', 'analytics'],
  design: ['design', 'font'],
  music: ['music', 'media'],
  writing: ['writing', 'research', 'education'],
  tasks: ['tasks', 'calendar', 'automation', 'utility'],
  chat: ['chat', 'social'],
  marketing: ['marketing', 'clients', 'business'],
  money: ['payments', 'ecommerce', 'finance'],
  health: ['health', 'clinic', 'wearable', 'travel', 'vehicle'],
  home: ['smart-home', 'household', 'recipes', 'garden', 'kitchen', 'lighting', 'furniture'],
  computer: ['computer', 'components', 'storage-gear', 'hardware', 'printer'],
  phone: ['phone', 'tablet-device'],
  input: ['input', 'drawing-tablet'],
  stationery: ['stationery', 'bag'],
} as const satisfies Record<string, readonly Category[]>

export type Field = keyof typeof FIELDS | Category
export const FIELD_NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

const FIELD_OF = new Map<Category, Field>(
  FIELD_NAMES.flatMap((field) => FIELDS[field].map((category) => [category, field] as const)),
)

/** A category that belongs to no wider field is one itself. */
export const fieldOf = (category: Category): Field => FIELD_OF.get(category) ?? category
