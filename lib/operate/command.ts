import type { Pool } from 'pg'

/** An operator's command. Yields its output line by line and runs in the process that has the database open. */
export type Command = (pool: Pool, args: readonly string[]) => AsyncIterable<string>

/** A message for the operator: the command was refused and changed nothing. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}
