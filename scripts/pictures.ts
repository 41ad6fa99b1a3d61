import { writeFile } from 'node:fs/promises'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buildWhenStale } from '@/server/build/build'
import { generatorOf } from '@/tests/e2e/pages/generator'
import { themesOf } from '@/tests/e2e/pages/themes'
import { installedChromium } from '@/tests/support/browser'
import { startProduct, type Product } from '@/tests/support/product'
import { drawOutside } from './outside-pictures'

/**
 * `npm run pictures` draws the pictures of the README from the running product: a silent animation
 * from a sentence to four themes, and for readers with reduced motion one still of a stack in light
 * and in dark. Then it draws each public address for docs/api.md; `npm run pictures -- outside`
 * draws only these.
 */

const FOLDER = 'docs/images'
const SIZE = { width: 1360, height: 850 }
const SHOWN_WIDTH = 960
const PROMPT = 'Podcast about bees: two hosts, remote guests, a small budget'
const LETTERS_A_FRAME = 6
const THEMES = ['Retro 80s', 'Fun 90s', 'Y2K', 'Modern']

interface Frame {
  readonly picture: Buffer
  readonly ms: number
}

async function animate(page: Page, frames: Frame[]): Promise<void> {
  const generator = generatorOf(page)
  const themes = themesOf(page)
  const show = async (ms: number) => {
    const picture = await sharp(await page.screenshot())
      .resize({ width: SHOWN_WIDTH })
      .toBuffer()
    frames.push({ picture, ms })
  }
  await generator.open()
  await show(900)
  for (let end = LETTERS_A_FRAME; end < PROMPT.length + LETTERS_A_FRAME; end += LETTERS_A_FRAME) {
    await generator.prompt.fill(PROMPT.slice(0, end))
    await show(110)
  }
  await generator.generate.hover()
  await show(500)
  await generator.generate.click()
  await expect(generator.sections).not.toHaveCount(0)
  await settled(page)
  await show(2200)
  for (const theme of THEMES) {
    await themes.choose(theme)
    await settled(page)
    await show(1500)
  }
}

/** Waits until every visible picture is drawn, the message is gone and nothing moves. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('Tech stack generated!')).toHaveCount(0, { timeout: 15_000 })
  await expect(page.getByText('Theme applied')).toHaveCount(0, { timeout: 15_000 })
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(
      document
        .getAnimations()
        .map(({ effect, finished }) => (effect?.getTiming().iterations === Infinity ? undefined : finished)),
    )
  })
}

async function still(browser: Browser, address: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE, colorScheme, reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  const picture = await sharp(await page.screenshot())
    .resize({ width: SHOWN_WIDTH })
    .webp({ quality: 88 })
    .toBuffer()
  await writeFile(`${FOLDER}/stack-${colorScheme}.webp`, picture)
  await page.close()
}

async function drawReadme(browser: Browser, { origin }: Product): Promise<void> {
  const frames: Frame[] = []
  await animate(await browser.newPage({ viewport: SIZE, baseURL: origin, colorScheme: 'light' }), frames)
  const animation = await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: 78, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toBuffer()
  await writeFile(`${FOLDER}/from-a-sentence.webp`, animation)
  const gallery = (await (await fetch(`${origin}/api/explore-data`)).json()) as { url: string; theme: string }[]
  const shared = gallery.find(({ theme }) => theme === 'modern')
  if (!shared) throw new Error('the gallery has no stack in Modern')
  for (const scheme of ['light', 'dark'] as const) await still(browser, origin + shared.url, scheme)
  console.log(`${frames.length} frames, ${Math.round(animation.length / 1000)} kB`)
}

await buildWhenStale()
const product = await startProduct()
const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  if (!process.argv.includes('outside')) await drawReadme(browser, product)
  await drawOutside(browser, product.origin)
} finally {
  await browser.close()
  await product.stop()
}
