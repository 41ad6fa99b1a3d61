import type { Pool } from 'pg'

/**
 * An operator's command. Yields its output line by line, in the process that has the database open.
 */
export type Command = (pool: Pool, args: readonly string[]) => AsyncIterable<string>

/** A refused command, with a message for the operator. Nothing was changed. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}
