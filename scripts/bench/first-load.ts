import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from '@playwright/test'
import { paths } from '@/lib/paths'
import { buildWhenStale } from '@/server/build/build'
import { installedChromium } from '@/tests/support/browser'
import { startProduct } from '@/tests/support/product'
import { startBareNext } from './bare-next'

/**
 * `npm run bench:js`: how much JavaScript each page loads until the network is idle, without any
 * input, compared with the smallest page of the same Next.js. Measured in a browser, so that
 * dynamic imports count too.
 */

const WIDTHS = [360, 1440]

async function firstLoad(browser: Browser, url: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.set(response.url(), response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts.values())
  await page.close()
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

await buildWhenStale()
const bare = await startBareNext()
const product = await startProduct()
const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const yardstick = await firstLoad(browser, bare.origin, 360)
  console.log(`bare Next.js page  ${kilobytes(yardstick)} gzip`)
  const popular = (await (await fetch(product.origin + paths.api.popular)).json()) as { shareCode: string }[]
  const shared = popular[0] ? [paths.share(popular[0].shareCode)] : []
  const pages = [paths.about, paths.legal, paths.contact, paths.feedback, paths.profile, '/no-such-page', paths.home]
  for (const page of [...pages, ...shared])
    for (const width of WIDTHS) {
      const bytes = await firstLoad(browser, product.origin + page, width)
      const ratio = (bytes / yardstick).toFixed(2)
      console.log(`${page.padEnd(24)} ${String(width).padStart(4)} px ${kilobytes(bytes).padStart(9)}  ${ratio}×`)
    }
} finally {
  await browser.close()
  bare.stop()
  await product.stop()
}
