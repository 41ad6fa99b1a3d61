import pg, { type Pool } from 'pg'
import { log } from '@/lib/log'
import { CONNECT_MS } from '../deadlines'
import { outageOf } from '../outage'
import { answeredWithin } from './log-position'

const SYSTEM = 'SELECT system_identifier::text AS system FROM pg_control_system()'

/**
 * Refuses a replica of another database system, and one with wrong credentials. An unreachable
 * replica is only logged.
 */
export async function requireSameSystem(primary: Pool, replicaUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: replicaUrl })
  client.on('error', () => undefined)
  const connecting = answeredWithin(CONNECT_MS, client, client.connect())
  try {
    await connecting
    const [mine, theirs] = [
      await primary.query<{ system: string }>(SYSTEM),
      await client.query<{ system: string }>(SYSTEM),
    ]
    if (mine.rows[0]?.system !== theirs.rows[0]?.system) throw new WrongReplica('another database system')
  } catch (error) {
    if (error instanceof WrongReplica) throw error
    // Error codes of a refused password or user name.
    if (outageOf(error) === 'unable') throw new WrongReplica((error as Error).message, error)
    log.warn({ err: error }, 'the replica does not answer; reads go to the primary until it does')
  } finally {
    // Errors after the check are ignored: it has its result.
    void client.end().catch(() => undefined)
  }
}

export class WrongReplica extends Error {
  constructor(found: string, cause?: unknown) {
    super(`DATABASE_READ_URL names no streaming replica of DATABASE_URL that lets Stackbook in (${found})`, { cause })
    this.name = 'WrongReplica'
  }
}
