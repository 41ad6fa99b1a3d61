import { createHash } from 'node:crypto'

/**
 * A statement with a constant text. Each connection parses it once and soon plans it once, for any
 * values: only for statements whose best plan does not depend on them.
 */
export interface PreparedStatement {
  readonly name: string
  readonly text: string
}

/** The name follows from the text, because a connection refuses two texts of one name. */
export const prepared = (text: string): PreparedStatement => ({
  name: createHash('sha256').update(text).digest('hex').slice(0, 32),
  text,
})
