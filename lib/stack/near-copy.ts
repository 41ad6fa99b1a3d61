import { listedIn } from './visibility'
import { UNKNOWN_TOOL } from './tool-keys'

/** From this share of common entries on (Jaccard: shared by all of both), the newer of two stacks is a near-copy. */
const NEAR = 0.8
/** How many stacks are compared for each of the rarest entries. */
const CANDIDATES = 300

/**
 * Looks for an older listed stack of which $1 (an id) is a near-copy, its origin first, and notes it. Two stacks that
 * share 80 % of n entries share one of any n − 80 % + 1 of them, so only stacks with one of the rarest are compared.
 */
export const NOTE_NEAR_COPY = `WITH own AS (
    SELECT number, id, created_at, origin_code FROM stack_index JOIN tech_stacks ON id = stack_id WHERE stack_id = $1),
  entries AS (SELECT tool FROM stack_tools JOIN own ON stack = number WHERE tool < '${UNKNOWN_TOOL}'),
  size AS (SELECT count(*)::int AS entries FROM entries),
  rarest AS (
    SELECT tool FROM entries LEFT JOIN tool_counts USING (tool) ORDER BY coalesce(stacks, 0), tool
    LIMIT (SELECT entries - ceil(${NEAR} * entries)::int + 1 FROM size)),
  candidates AS (
    SELECT index.number FROM own JOIN tech_stacks origin ON origin.share_code = own.origin_code
      JOIN stack_index index ON index.stack_id = origin.id
    UNION
    SELECT users.stack FROM rarest CROSS JOIN own CROSS JOIN LATERAL (
      SELECT stack FROM stack_tools WHERE stack_tools.tool = rarest.tool AND listed AND stack <> own.number
      ORDER BY stack DESC LIMIT ${CANDIDATES}) users),
  near AS (
    SELECT older.id FROM own CROSS JOIN size CROSS JOIN candidates
      JOIN stack_index index ON index.number = candidates.number JOIN tech_stacks older ON older.id = index.stack_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS entries, count(*) FILTER (WHERE tool IN (SELECT tool FROM entries))::int AS shared
        FROM stack_tools WHERE stack = candidates.number AND tool < '${UNKNOWN_TOOL}') other
    WHERE ${listedIn('older')} AND (older.created_at, older.id) < (own.created_at, own.id)
      AND shared > 0 AND shared >= ${NEAR} * (size.entries + other.entries - shared)
    ORDER BY coalesce(older.share_code = own.origin_code, false) DESC, older.created_at, older.id LIMIT 1)
  UPDATE stack_index SET near_copy_of = (SELECT id FROM near) WHERE stack_id = $1`
