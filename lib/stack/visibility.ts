/**
 * For queries over tech_stacks, by the name that a query gives it: the stacks that were neither
 * taken down nor deleted.
 */
export const visibleIn = (stack: string) => `${stack}.hidden_at IS NULL AND ${stack}.deleted_at IS NULL`

/**
 * Those of them that may be found without their code. Every list, count, feed and sitemap asks
 * this.
 */
export const listedIn = (stack: string) => `${stack}.listed AND ${visibleIn(stack)}`

/** The same where a query has these columns once. */
export const VISIBLE = 'hidden_at IS NULL AND deleted_at IS NULL'
export const LISTED = `listed AND ${VISIBLE}`

/** A stack without an owner is indexable from this number of tools on. */
const INDEXABLE_TOOLS = 5

/**
 * Those of the listed stacks that search engines, the sitemap and feeds may show: with an owner or
 * several tools, and not nearly the same as an older listed one (lib/stack/near-copy.ts).
 */
export const indexableIn = (
  stack: string,
) => `${listedIn(stack)} AND (${stack}.user_id IS NOT NULL OR ${stack}.tool_count >= ${INDEXABLE_TOOLS})
  AND NOT EXISTS (SELECT 1 FROM stack_index JOIN tech_stacks older ON older.id = near_copy_of
    WHERE stack_id = ${stack}.id AND ${listedIn('older')})`

/** The same for queries that do not rename the table. */
export const INDEXABLE = indexableIn('tech_stacks')
