import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createDatabase } from './fresh-database'
import { startProduct, type Product } from './product'
import { DATABASES, sharedProduct, type DatabaseKind, type SharedProduct } from './shared-products'

/** A fresh database on the test run's PostgreSQL. */
export const freshDatabase = (): Promise<string> => createDatabase(inject('postgresUrl'))

/** The shared product over PostgreSQL, for files that need only one. */
export const sharedPostgres = (): Promise<SharedProduct> => sharedProduct(inject('sharedProductsUrl'), 'postgresql')

/** The shared product over the embedded database, for files that need only one. */
export const sharedEmbedded = (): Promise<SharedProduct> => sharedProduct(inject('sharedProductsUrl'), 'embedded')

interface Running extends SharedProduct {
  product: Product
}

type Tests = (running: () => Running) => void
type SharedTests = (running: () => SharedProduct) => void

/**
 * Runs the tests against a product over the embedded database and one over PostgreSQL, which all
 * test files share: the tests create the data they need and expect that there is other data.
 */
export const overSharedProducts = (title: string, tests: SharedTests): void => overShared(DATABASES, title, tests)

/** The same over PostgreSQL only, for behaviour that does not depend on the database. */
export const overSharedPostgres = (title: string, tests: SharedTests): void => overShared(['postgresql'], title, tests)

/**
 * Runs the tests twice against separate products, for tests with their own configuration or that
 * stop the product.
 */
export const overBothDatabases = (title: string, tests: Tests, env: Record<string, string> = {}): void =>
  overSeparate(DATABASES, title, tests, env)

/**
 * Runs the tests over PostgreSQL only, for behaviour that the stories test over the embedded
 * database.
 */
export const overPostgres = (title: string, tests: Tests, env: Record<string, string> = {}): void =>
  overSeparate(['postgresql'], title, tests, env)

function overShared(databases: readonly DatabaseKind[], title: string, tests: SharedTests): void {
  describe.each(databases)(`${title} (%s)`, (kind) => {
    let running: SharedProduct | undefined
    beforeAll(async () => {
      running = await sharedProduct(inject('sharedProductsUrl'), kind)
    })
    tests(() => ready(running))
  })
}

function overSeparate(
  databases: readonly DatabaseKind[],
  title: string,
  tests: Tests,
  env: Record<string, string>,
): void {
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
    tests(() => ready(running))
  })
}

function ready<T>(running: T | undefined): T {
  if (!running) throw new Error('the product is not running')
  return running
}
