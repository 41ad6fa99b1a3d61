import { listedIn } from './visibility'
import { UNKNOWN_TOOL } from './tool-keys'

/**
 * The share of common entries (Jaccard index: shared by all of both) from which the newer of two
 * stacks is a near-copy.
 */
const NEAR = 0.8
/** The number of stacks that are found by each of the rarest entries, the newest. */
const CANDIDATES = 300
/** The more of the rarest entries a candidate must have, the fewer are compared by all entries. */
const MORE_SHARED = 2
/** The number of near-copies of one stack that are checked again after its change. */
const FOLLOWERS = 1000

/**
 * Stacks with nearly the entries of another one ($1, an id), as `near` with the rows of both as
 * `own` and `other`. A stack that shares 80 % of n entries lacks at most 20 % of n of them, so of
 * the rarest it has all but so many. Only those stacks are compared, and the one named by
 * `besides`.
 */
const near = (besides: string, condition: string) => `own AS (
    SELECT number, tech_stacks.* FROM stack_index JOIN tech_stacks ON id = stack_id WHERE stack_id = $1),
  entries AS (SELECT tool FROM stack_tools JOIN own ON stack = number WHERE tool < '${UNKNOWN_TOOL}'),
  size AS (SELECT count(*)::int AS entries, (count(*) - ceil(${NEAR} * count(*)))::int AS lacking FROM entries),
  rarest AS MATERIALIZED (
    SELECT tool FROM entries LEFT JOIN tool_counts USING (tool) ORDER BY coalesce(stacks, 0), tool
    LIMIT (SELECT lacking + 1 + ${MORE_SHARED} FROM size)),
  candidates AS MATERIALIZED (
    ${besides}
    SELECT users.stack AS number FROM rarest CROSS JOIN own CROSS JOIN LATERAL (
      SELECT stack FROM stack_tools WHERE stack_tools.tool = rarest.tool AND listed AND stack <> own.number
      ORDER BY stack DESC LIMIT ${CANDIDATES}) users
    GROUP BY users.stack HAVING count(*) >= (SELECT count(*) FROM rarest) - (SELECT lacking FROM size)),
  near AS (
    SELECT other.id, other.created_at, coalesce(other.share_code = own.origin_code, false) AS is_origin
    FROM own CROSS JOIN size CROSS JOIN candidates
      JOIN stack_index index ON index.number = candidates.number JOIN tech_stacks other ON other.id = index.stack_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS entries, count(*) FILTER (WHERE tool IN (SELECT tool FROM entries))::int AS shared
        FROM stack_tools WHERE stack = candidates.number AND tool < '${UNKNOWN_TOOL}') compared
    WHERE ${listedIn('other')} AND ${condition}
      AND shared > 0 AND shared >= ${NEAR} * (size.entries + compared.entries - shared))`

const ORIGIN = `SELECT index.number FROM own JOIN tech_stacks origin ON origin.share_code = own.origin_code
      JOIN stack_index index ON index.stack_id = origin.id
    UNION`

/**
 * Finds an older listed stack of which $1 (an id) is a near-copy, its origin first, and stores it.
 */
export const NOTE_NEAR_COPY = `WITH ${near(ORIGIN, '(other.created_at, other.id) < (own.created_at, own.id)')}
  UPDATE stack_index SET near_copy_of = (SELECT id FROM near ORDER BY is_origin DESC, created_at, id LIMIT 1)
  WHERE stack_id = $1`

/** Queues newer stacks that are a near-copy of $1 now. */
export const QUEUE_NEWER = `WITH ${near('', `(other.created_at, other.id) > (own.created_at, own.id) AND ${listedIn('own')}`)}
  INSERT INTO index_queue (task, stack_id) SELECT DISTINCT 'near-copy', id FROM near ON CONFLICT DO NOTHING`

/** Queues those that were a near-copy of $1, at most the newest. */
export const QUEUE_FOLLOWERS = `INSERT INTO index_queue (task, stack_id)
  SELECT 'near-copy', stack_id FROM stack_index WHERE near_copy_of = $1 ORDER BY number DESC LIMIT ${FOLLOWERS}
  ON CONFLICT DO NOTHING`
