import type { TechStack } from '@/lib/generated/prisma/client'

/** The fields of a stack and their columns. */
const COLUMNS = {
  id: 'id',
  shareCode: 'share_code',
  name: 'name',
  title: 'title',
  description: 'description',
  twitterHandle: 'twitter_handle',
  theme: 'theme',
  htmlContent: 'html_content',
  htmlMark: 'html_mark',
  sections: 'sections',
  listed: 'listed',
  userId: 'user_id',
  version: 'version',
  createdAt: 'created_at',
  seeded: 'seeded',
} as const satisfies Partial<Record<keyof TechStack, string>>

export type StackRow = Pick<TechStack, keyof typeof COLUMNS>

/** The columns with their names in Prisma, for a query with the alias `stack`. */
export const STACK_COLUMNS = Object.entries(COLUMNS)
  .map(([name, column]) => `stack.${column} AS "${name}"`)
  .join(', ')
