import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installedChromium } from '@/tests/support/browser'

/**
 * `npm run icons`: draws the product's icon files. Run it after a change of the logo; the files are
 * committed.
 */

const mark = (scale: number) => {
  const offset = (32 - 32 * scale) / 2
  return `<g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M5 21.5 16 27l11-5.5" stroke="#fff" stroke-opacity=".5"/><path d="M5 16l11 5.5L27 16" stroke="#fff" stroke-opacity=".78"/><path d="M16 4.5 27 10l-11 5.5L5 10Z" fill="#fff" stroke="#fff"/></g>`
}
const svg = ({ radius, scale }: { radius: number; scale: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#5a55ee"/>${mark(scale)}</svg>`

const ROUNDED = svg({ radius: 7.5, scale: 0.82 })
/**
 * Operating systems crop these icons to various shapes: the logo stays inside the circle that no
 * shape crops.
 */
const FULL = svg({ radius: 0, scale: 0.66 })

const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()

async function png(source: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${source}`)
  return page.screenshot({ omitBackground: true })
}

/** An .ico file with one PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

mkdirSync('public/icons', { recursive: true })
writeFileSync('app/icon.svg', ROUNDED)
writeFileSync('public/icons/icon.svg', ROUNDED)
writeFileSync('app/favicon.ico', ico(await png(ROUNDED, 32), 32))
writeFileSync('app/apple-icon.png', await png(FULL, 180))
writeFileSync('public/icons/icon-192.png', await png(ROUNDED, 192))
writeFileSync('public/icons/icon-512.png', await png(ROUNDED, 512))
writeFileSync('public/icons/maskable-512.png', await png(FULL, 512))
await browser.close()
