import 'server-only'
import type { Transaction } from '@/lib/db/unit-of-work'
import type { TechStack } from '@/lib/generated/prisma/client'

/** How many earlier states of a stack are kept; a further save deletes the oldest. */
const MAX_REVISIONS = 50

/** What a revision holds of its stack. `listed` and the share code belong to the stack itself. */
const COLUMNS = 'name, title, description, twitter_handle, theme, html_content, html_mark, sections, tool_count'

/**
 * $1 to $4: the stack, the version that is replaced, and its owner or the hash of its secret. The
 * row is locked, so that the update which follows in the same transaction finds exactly this
 * version, or nothing is kept. Its key stays the same, so rows that refer to it may be added
 * meanwhile.
 */
const KEEP = `WITH before AS (
    SELECT id, version, updated_at, ${COLUMNS} FROM tech_stacks
    WHERE id = $1 AND version = $2 AND user_id IS NOT DISTINCT FROM $3 AND claim_hash IS NOT DISTINCT FROM $4
      AND deleted_at IS NULL AND hidden_at IS NULL
    FOR NO KEY UPDATE),
  dropped AS (
    DELETE FROM stack_revisions USING before WHERE stack_id = before.id AND stack_revisions.version <= (
      SELECT version FROM stack_revisions kept WHERE kept.stack_id = $1
      ORDER BY version DESC OFFSET ${MAX_REVISIONS - 1} LIMIT 1))
  INSERT INTO stack_revisions (stack_id, version, saved_at, ${COLUMNS})
  SELECT id, version, updated_at, ${COLUMNS} FROM before`

/** Stores this state as a revision before it is replaced. False if the stack has changed since. */
export async function keepRevision(
  tx: Transaction,
  { id, userId, claimHash }: TechStack,
  version: number,
): Promise<boolean> {
  return (await tx.$executeRawUnsafe(KEEP, id, version, userId, claimHash)) > 0
}
