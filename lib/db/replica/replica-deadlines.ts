export interface Limits {
  /** Asking the primary for its position, and the replica for its own. */
  readonly position: number
  readonly connect: number
  readonly answer: number
}

/**
 * What the replica may add to a read before the primary is asked instead. With the least wait for a
 * connection and one statement of the primary (lib/db/deadlines.ts) it stays below the five seconds
 * in which a reader is answered.
 */
export const REPLICA_FIRST: Limits = { position: 250, connect: 500, answer: 750 }
/** The same five seconds for a read that the stopped primary has refused. */
export const REPLICA_ALONE: Limits = { position: 750, connect: 1_000, answer: 2_000 }
/** Below the deadline of our side, so that the server ends the statement first. */
export const REPLICA_STATEMENT_MS = 1_750

/**
 * After so long a connection that is asked for positions counts as silent, and another one is
 * opened.
 */
export const SILENT_MS = 1_000

/** Between two looks at both servers. */
export const HEARTBEAT_MS = 250
/** When the primary stops, a position is known well enough if it was read so recently. */
export const KNOWN_MS = 1_000
/**
 * How long a change waits for the replica. Longer than `KNOWN_MS`: by then every instance knows of
 * the change.
 */
export const CONFIRM_MS = 1_250
