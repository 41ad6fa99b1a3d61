import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { startProduct, type Product } from './product'

const DATABASES = ['embedded', 'postgresql'] as const
type DatabaseKind = (typeof DATABASES)[number]

/** A fresh database on the test run's PostgreSQL. */
export async function freshDatabase(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return `${server}/${name}`
}

interface Running {
  product: Product
  kind: DatabaseKind
  databaseUrl: string | undefined
}

type Tests = (running: () => Running) => void

/** Runs the tests against the whole product twice: over the embedded database and over PostgreSQL. */
export const overBothDatabases = (title: string, tests: Tests, env: Record<string, string> = {}): void =>
  over(DATABASES, title, tests, env)

/** Runs the tests over PostgreSQL only, for behaviour that the stories test over the embedded database. */
export const overPostgres = (title: string, tests: Tests, env: Record<string, string> = {}): void =>
  over(['postgresql'], title, tests, env)

function over(databases: readonly DatabaseKind[], title: string, tests: Tests, env: Record<string, string> = {}): void {
  describe.each(databases)(`${title} (%s)`, (kind) => {
    let running: Running | undefined
    beforeAll(async () => {
      const databaseUrl = kind === 'postgresql' ? await freshDatabase() : undefined
      running = {
        kind,
        databaseUrl,
        product: await startProduct({ ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }),
      }
    })
    afterAll(() => running?.product.stop())
    tests(() => {
      if (!running) throw new Error('the product is not running')
      return running
    })
  })
}
