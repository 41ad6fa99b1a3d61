import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import type { IconMapping } from '@/lib/icons/icon-mapping'
import type { IconList } from '@/lib/icons/search'
import type { ToolList } from '@/lib/tools/list'
import type { ToolDetails } from '@/lib/tools/queries'
import { StackRows } from './stack'

/** Response schemas of the API: catalogue tools and their icons. */

const Category = z.enum(CATEGORIES)

const NamedEntry = z.strictObject({ id: z.string(), name: z.string() })
export const ToolPage = z.strictObject({
  id: z.string(),
  name: z.string(),
  maker: z.string(),
  link: z.string(),
  description: z.string(),
  category: Category,
  icon: z.string(),
  color: z.string(),
  count: z.int(),
  stacks: StackRows,
  oftenWith: z.array(NamedEntry.extend({ count: z.int() })),
  alternatives: z.array(NamedEntry),
}) satisfies z.ZodType<ToolDetails>
export const ToolPages = z.strictObject({
  tools: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      category: Category,
      icon: z.string(),
      color: z.string(),
      count: z.int(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}) satisfies z.ZodType<ToolList>

export const IconMappings = z.array(
  z.strictObject({
    term: z.string(),
    link: z.string(),
    label: z.string(),
    icon_id: z.string(),
    description: z.string(),
  }) satisfies z.ZodType<IconMapping>,
)
export const IconPages = z.strictObject({
  icons: z.array(z.strictObject({ icon_id: z.string(), name: z.string() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}) satisfies z.ZodType<IconList>
export const UploadedIcon = z.strictObject({ icon_id: z.string() })
