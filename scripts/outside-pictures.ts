import { mkdir, writeFile } from 'node:fs/promises'
import { expect, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { escapeHtml } from '@/lib/text/escape-html'
import { Guest, signUp } from '@/tests/support/people'
import { stack, tool } from '@/tests/support/stacks'

/** Draws one small picture of each public address for docs/api.md. */

const FOLDER = 'docs/images/outside'
const WIDTH = 420
const TEXT_LINES = 16
const LINE_LETTERS = 64

type Kind = 'drawing' | 'page' | 'text'

/** File, subject, and the address with names instead of codes. */
const PICTURES: readonly (readonly [file: string, kind: Kind, address: string])[] = [
  ['card', 'drawing', '/stack/CODE.svg?theme=light'],
  ['badge-style', 'drawing', '/stack/CODE.svg?style=badge&theme=light'],
  ['icons-style', 'drawing', '/stack/CODE.svg?style=icons&columns=6&theme=light'],
  ['picture', 'drawing', '/stack/CODE.png'],
  ['json', 'text', '/stack/CODE.json'],
  ['markdown', 'text', '/stack/CODE.md'],
  ['embed', 'page', '/stack/CODE/embed'],
  ['oembed', 'text', '/api/oembed?url=ORIGIN/stack/CODE'],
  ['compare-page', 'page', '/compare/CODE/OTHER'],
  ['compare-json', 'text', '/api/compare/CODE/OTHER'],
  ['compare-picture', 'drawing', '/api/compare/CODE/OTHER/picture'],
  ['feed', 'text', '/feed.xml'],
  ['user-feed', 'text', '/@ann/feed.xml'],
  ['schema', 'text', '/schema/stack-1.json'],
  ['preview', 'drawing', '/api/preview/CODE'],
  ['gallery-card', 'drawing', '/api/preview/CODE/card'],
  ['site-preview', 'drawing', '/api/preview/site'],
  ['tool-badge', 'drawing', '/tool/react.svg'],
]

const DESK = {
  title: 'What I build with',
  twitterHandle: 'ann',
  sections: {
    Frontend: [tool('React', { link: 'https://react.dev' }), tool('TypeScript'), tool('Vite')],
    Backend: [tool('Node.js'), tool('PostgreSQL'), tool('Redis'), tool('Docker')],
    Design: [tool('Figma'), tool('Inkscape'), tool('Our sketchbook')],
  },
  sectionOrder: ['Frontend', 'Backend', 'Design'],
}
const OTHER = {
  title: 'What they build with',
  twitterHandle: '',
  sections: { All: ['React', 'MySQL', 'Node.js', 'Penpot', 'Podman'].map((name) => tool(name)) },
  sectionOrder: ['All'],
}

async function saveExamples(origin: string): Promise<{ code: string; other: string }> {
  const ann = await signUp(origin)
  await ann.put('/api/account/profile', { userName: 'ann', public: true, links: [] })
  const saved = async (by: Guest, body: Record<string, unknown>) => {
    const { status, text, json } = await by.post('/api/techstack', stack(body))
    if (status !== 201) throw new Error(text)
    return json.shareCode as string
  }
  return { code: await saved(ann, DESK), other: await saved(new Guest(origin), OTHER) }
}

/** Indented, because no reader would see where a line of a thousand letters ends. */
const readable = (text: string) => (text.startsWith('{') ? JSON.stringify(JSON.parse(text), null, 2) : text)

const asPage = (text: string) => {
  const lines = readable(text)
    .split('\n')
    .slice(0, TEXT_LINES)
    .map((line) => (line.length > LINE_LETTERS ? `${line.slice(0, LINE_LETTERS)}…` : line))
  return `<pre style="margin:0;padding:12px;font:13px/1.45 ui-monospace,monospace;width:max-content">${escapeHtml(lines.join('\n'))}\n…</pre>`
}

async function shoot(page: Page, kind: Kind, url: string): Promise<Buffer> {
  if (kind === 'page') {
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.screenshot()
  }
  if (kind === 'text') {
    await page.setContent(asPage(await (await fetch(url)).text()))
    return page.locator('pre').screenshot()
  }
  await page.setContent(`<img alt="drawing" src="${escapeHtml(url)}" style="max-width:100%">`)
  const drawing = page.getByRole('img', { name: 'drawing' })
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  return drawing.screenshot()
}

export async function drawOutside(browser: Browser, origin: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const { code, other } = await saveExamples(origin)
  const page = await browser.newPage({ viewport: { width: 760, height: 560 }, colorScheme: 'light' })
  for (const [file, kind, address] of PICTURES) {
    const path = address
      .replace('ORIGIN', encodeURIComponent(origin))
      .replaceAll('CODE', code)
      .replaceAll('OTHER', other)
    const picture = await shoot(page, kind, origin + path)
    const small = sharp(picture).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 80, effort: 6 })
    await writeFile(`${FOLDER}/${file}.webp`, await small.toBuffer())
  }
  await page.close()
}
