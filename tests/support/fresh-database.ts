import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Creates an empty database on a PostgreSQL server and returns its URL. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return `${server}/${name}`
}
