import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createDatabase } from './fresh-database'
import { startProduct, type Product } from './product'

export const DATABASES = ['embedded', 'postgresql'] as const
export type DatabaseKind = (typeof DATABASES)[number]

/** The interface of a shared product for test files in several workers. They cannot stop it. */
export interface SharedProduct {
  product: Pick<Product, 'origin' | 'dataDir'>
  kind: DatabaseKind
  databaseUrl: string | undefined
}

/** A visitor's address can be chosen by `x-forwarded-for`. */
const ENV = { TRUST_PROXY_HOPS: '1' }

/**
 * One product over each database for all test files that need no other configuration, because a
 * start takes ten seconds of processor time. Workers ask for it by HTTP; it starts when the first
 * of them does.
 */
export async function serveSharedProducts(postgresUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const started = new Map<DatabaseKind, Promise<SharedProduct & { product: Product }>>()
  const start = async (kind: DatabaseKind) => {
    const databaseUrl = kind === 'postgresql' ? await createDatabase(postgresUrl) : undefined
    return {
      kind,
      databaseUrl,
      product: await startProduct({ ...ENV, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
    }
  }
  const shared = async (kind: DatabaseKind): Promise<SharedProduct> => {
    const starting = started.get(kind) ?? start(kind)
    started.set(kind, starting)
    const { product, databaseUrl } = await starting
    return { kind, databaseUrl, product: { origin: product.origin, dataDir: product.dataDir } }
  }
  const server = createServer((request, response) => {
    const kind = DATABASES.find((known) => request.url === `/${known}`)
    const answer = kind ? shared(kind) : Promise.reject(new Error(`there is no product ${request.url ?? ''}`))
    answer.then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      const running = await Promise.allSettled(started.values())
      await Promise.all(running.map((start) => (start.status === 'fulfilled' ? start.value.product.stop() : undefined)))
    },
  }
}

export async function sharedProduct(url: string, kind: DatabaseKind): Promise<SharedProduct> {
  const answer = await fetch(`${url}/${kind}`)
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as SharedProduct
}
