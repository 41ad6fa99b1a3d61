import { sharedPool } from '@/lib/db/pool'

/** Limits one statement, which locks the stacks whose views it counts. */
const STACKS = 200
const VIEWS = 5_000

/**
 * Counts queued views, except of stacks that another instance counts or a visitor saves at this
 * moment. One statement, so that the views stay in the queue if the instance stops.
 */
const COUNT = `WITH free AS MATERIALIZED (
    SELECT share_code FROM tech_stacks
    WHERE share_code IN (SELECT code FROM view_queue GROUP BY code ORDER BY code LIMIT ${STACKS})
    FOR NO KEY UPDATE SKIP LOCKED),
  taken AS (
    DELETE FROM view_queue WHERE (code, visitor, day) IN (
      SELECT code, visitor, day FROM view_queue JOIN free ON share_code = code LIMIT ${VIEWS})
    RETURNING code, visitor, maker, day),
  seen AS (
    INSERT INTO stack_views (code, visitor, day) SELECT code, visitor, day FROM taken
    ON CONFLICT DO NOTHING RETURNING code, visitor, day),
  counted AS (
    SELECT code, count(*)::int AS times, count(*) FILTER (WHERE NOT EXISTS (
      SELECT 1 FROM stack_views made WHERE made.code = taken.code AND made.visitor = taken.maker))::int AS others
    FROM seen JOIN taken USING (code, visitor, day) GROUP BY code),
  today AS (
    INSERT INTO stack_days (code, day, score) SELECT code, current_date, others FROM counted WHERE others > 0
    ON CONFLICT (day, code) DO UPDATE SET score = stack_days.score + excluded.score),
  updated AS (
    UPDATE tech_stacks SET views = views + times, popularity = popularity + times, audience = audience + others
    FROM counted WHERE share_code = counted.code)
  SELECT count(*)::int AS taken FROM taken`

export async function countViews(): Promise<void> {
  const pool = await sharedPool()
  for (;;) {
    const { rows } = await pool.query<{ taken: number }>(COUNT)
    if (!rows[0]?.taken) return
  }
}
