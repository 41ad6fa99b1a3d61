export interface Limits {
  /** Asking the primary for its position, and the replica for its own. */
  readonly position: number
  readonly connect: number
  readonly answer: number
}

/**
 * How long the replica may delay a read before the primary is asked instead. Together with the
 * shortest wait for a connection and one statement of the primary (lib/db/deadlines.ts) it stays
 * below the five seconds in which a reader gets a response.
 */
export const REPLICA_FIRST: Limits = { position: 250, connect: 500, answer: 750 }
/** The same five seconds for a read that a stopped primary has refused. */
export const REPLICA_ALONE: Limits = { position: 750, connect: 1_000, answer: 2_000 }
/** Shorter than our own deadline, so that the server ends the statement first. */
export const REPLICA_STATEMENT_MS = 1_750

/** After this time without an answer the connection for positions is replaced. */
export const SILENT_MS = 1_000

/** The interval between checks of both servers. */
export const HEARTBEAT_MS = 250
/** The maximum age of the primary's last position when it stops, to read from the replica alone. */
export const KNOWN_MS = 1_000
/**
 * How long a change waits for the replica. Longer than `KNOWN_MS`: by then every instance knows of
 * the change.
 */
export const CONFIRM_MS = 1_250
