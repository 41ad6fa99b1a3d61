import pg, { type Pool } from 'pg'
import { log } from '@/lib/log'
import { CONNECT_MS } from '../deadlines'
import { outageOf } from '../outage'
import { answeredWithin } from './log-position'

const SYSTEM = 'SELECT system_identifier::text AS system FROM pg_control_system()'

/**
 * Refuses an address of another database system or one that does not let us in. A replica that is
 * away is only logged.
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
    // Refused by password or name.
    if (outageOf(error) === 'unable') throw new WrongReplica((error as Error).message, error)
    log.warn({ err: error }, 'the replica does not answer; reads go to the primary until it does')
  } finally {
    // What ends it is known already: the check has its result.
    void client.end().catch(() => undefined)
  }
}

export class WrongReplica extends Error {
  constructor(found: string, cause?: unknown) {
    super(`DATABASE_READ_URL names no streaming replica of DATABASE_URL that lets Stackbook in (${found})`, { cause })
    this.name = 'WrongReplica'
  }
}
