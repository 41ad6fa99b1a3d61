import { entryNamed } from '@/lib/catalog/name-index'

/** A stack in a list: search results, tool pages, new and similar stacks. */
export interface StackListRow {
  id: string
  shareCode: string
  twitterHandle: string
  title: string
  toolCount: number
  icons: RowIcon[]
  /** A seeded example of the site. */
  example: boolean
}

export interface RowIcon {
  name: string
  /** The name of an icon or an https address, as a tool has it. */
  icon: string
  color: string
}

const MAX_ICONS = 6

/**
 * The first tool of every section, then the second of each; own marks before icons of a kind and
 * before none.
 */
const ICONS = `(SELECT coalesce(json_agg(icon), '[]') FROM (
    SELECT json_build_object('name', tool->>'text', 'icon', tool->>'icon_id', 'color', tool->>'color') AS icon
    FROM jsonb_array_elements(stack.sections) WITH ORDINALITY AS section(value, section_at),
      jsonb_array_elements(section.value->'tools') WITH ORDINALITY AS tools(tool, tool_at)
    ORDER BY CASE WHEN tool->>'icon_id' = '' THEN 2 WHEN tool->>'icon_id' LIKE 'lucide:%' THEN 1 ELSE 0 END, tool_at, section_at
    LIMIT ${MAX_ICONS}) AS first_icons)`

/** The columns of a row, for a query with the alias `stack`. */
export const LIST_ROW = `stack.id, stack.share_code AS "shareCode", stack.twitter_handle AS "twitterHandle",
  coalesce(nullif(stack.title, ''), stack.name) AS title, stack.tool_count AS "toolCount", stack.seeded AS example, ${ICONS} AS icons`

/** A tool saved without an icon has that of its entry. */
export const withIcons = <R extends StackListRow>(row: R): R => ({ ...row, icons: row.icons.map(iconOfEntry) })

function iconOfEntry({ name, icon, color }: RowIcon): RowIcon {
  if (icon) return { name, icon, color: color || '' }
  const entry = entryNamed(name)
  return { name, icon: entry?.icon ?? '', color: color || (entry?.color ?? '') }
}
