import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import { MAX_PAGE, MAX_TOOL_QUERY } from './limits'

export const ToolParam = z.object({ id: z.string().max(120) })

export const ToolListQuery = z.object({
  query: z.string().trim().max(MAX_TOOL_QUERY, `at most ${MAX_TOOL_QUERY} characters`).default(''),
  category: z.enum(CATEGORIES, 'the id of a category, such as frontend').optional(),
  page: z.coerce.number('a number from 1').int('a whole number').min(1, 'a number from 1').max(MAX_PAGE).default(1),
})
export type ToolListQuery = z.output<typeof ToolListQuery>
