/**
 * The condition for stacks that were neither taken down nor deleted, for a query with this alias of
 * tech_stacks.
 */
export const visibleIn = (stack: string) => `${stack}.hidden_at IS NULL AND ${stack}.deleted_at IS NULL`

/** The condition for listed ones, used by every list, count, feed and sitemap. */
export const listedIn = (stack: string) => `${stack}.listed AND ${visibleIn(stack)}`

/** The same for queries with unique column names. */
export const VISIBLE = 'hidden_at IS NULL AND deleted_at IS NULL'
export const LISTED = `listed AND ${VISIBLE}`

/** The least number of tools of an indexable stack without an owner. */
const INDEXABLE_TOOLS = 5

/**
 * The condition for indexable ones: listed, with an owner or several tools, and no near-copy
 * (lib/stack/near-copy.ts).
 */
export const indexableIn = (
  stack: string,
) => `${listedIn(stack)} AND (${stack}.user_id IS NOT NULL OR ${stack}.tool_count >= ${INDEXABLE_TOOLS})
  AND NOT EXISTS (SELECT 1 FROM stack_index JOIN tech_stacks older ON older.id = near_copy_of
    WHERE stack_id = ${stack}.id AND ${listedIn('older')})`

/** The same for queries without an alias. */
export const INDEXABLE = indexableIn('tech_stacks')
