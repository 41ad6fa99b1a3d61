import type { Pool } from 'pg'

/** Something an operator asks for: what it says comes line by line. It runs in whichever process has the database. */
export type Command = (pool: Pool, args: readonly string[]) => AsyncIterable<string>

/** A sentence for the operator: the command was refused, and nothing was done. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}
