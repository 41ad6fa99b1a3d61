import { gzipSync } from 'node:zlib'
import { paths } from '@/lib/paths'
import { buildWhenStale } from '@/server/build/build'
import { startProduct } from '@/tests/support/product'
import { startBareNext } from './bare-next'

/** `npm run bench:js`: how much JavaScript each page's HTML asks for, beside the smallest page of the same Next.js. */

const sizes = new Map<string, number>()

async function scriptBytes(url: string): Promise<number> {
  const known = sizes.get(url)
  if (known !== undefined) return known
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const bytes = gzipSync(Buffer.from(await response.arrayBuffer())).length
  sizes.set(url, bytes)
  return bytes
}

/** The scripts that a browser of today fetches for this page: those for old browsers are marked `nomodule`. */
async function firstLoad(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const sources = [...html.matchAll(/<script\b([^>]*)>/gi)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .flatMap((attributes) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? [])
  const unique = new Set(sources.map((source) => new URL(source.replaceAll('&amp;', '&'), url).href))
  const bytes = await Promise.all([...unique].map(scriptBytes))
  return bytes.reduce((sum, size) => sum + size, 0)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

await buildWhenStale()
const bare = await startBareNext()
const product = await startProduct()
try {
  const yardstick = await firstLoad(bare.origin)
  console.log(`bare Next.js page  ${kilobytes(yardstick)} gzip`)
  const popular = (await (await fetch(product.origin + paths.api.popular)).json()) as { shareCode: string }[]
  const shared = popular[0] ? [paths.share(popular[0].shareCode)] : []
  const pages = [paths.about, paths.legal, paths.contact, paths.feedback, paths.profile, '/no-such-page', paths.home]
  for (const page of [...pages, ...shared]) {
    const bytes = await firstLoad(product.origin + page)
    console.log(`${page.padEnd(24)} ${kilobytes(bytes).padStart(9)}  ${(bytes / yardstick).toFixed(2)}×`)
  }
} finally {
  bare.stop()
  await product.stop()
}
