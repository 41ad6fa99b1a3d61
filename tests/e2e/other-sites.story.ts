import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { embedCode, readmeSnippet } from '@/lib/share/snippets'
import { STACK_THEMES } from '@/lib/stack/stack-theme'
import { tool } from '@/tests/support/stacks'
import { expect, test as base, webStack } from './pages/board-test'
import { expectAccessible, expectNoSidewaysScroll } from './product'

/** A stack in pages of other sites: README card, embed, and pages that may not be framed. */

interface Fixtures {
  /** Opens a page of another site with this body, and lists every address that it asks for. */
  foreign: (body: string, options?: BrowserContextOptions) => Promise<{ page: Page; asked: string[] }>
}

const test = base.extend<Fixtures>({
  foreign: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = []
    let shown = ''
    const server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await provide(async (body, options) => {
      shown = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Elsewhere</title><h1>My page</h1>${body}`
      const { context, asked } = await observedContext(browser, options)
      contexts.push(context)
      const page = await context.newPage()
      // Another name than that of the product: another site, not only another origin.
      await page.goto(`http://localhost:${port}/`)
      return { page, asked }
    })
    for (const context of contexts) await context.close()
    server.close()
    server.closeAllConnections()
  },
})

async function observedContext(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  return { context, asked }
}

const shared = (origin: string, code: string) => ({ origin, code, alt: 'What I build with: 4 tools' })

/** The colour between the border of a card and its title, and beside both. */
async function groundOf(card: Buffer): Promise<number[]> {
  const { data } = await sharp(card)
    .removeAlpha()
    .extract({ left: 60, top: 6, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

for (const width of [320, 900])
  test(`the README snippet shows its card on a page of another site, ${width} px wide, in light and in dark`, async ({
    foreign,
    product,
    saved,
  }) => {
    const sections = { Web: Array.from({ length: 12 }, (_, at) => tool(`Tool ${at}`)) }
    const code = await saved(webStack({ sections, sectionOrder: ['Web'] }))
    const grounds = new Map<string, number[]>()
    for (const colorScheme of ['light', 'dark'] as const) {
      const options = { colorScheme, viewport: { width, height: 700 } }
      const { page, asked } = await foreign(readmeSnippet(shared(product.origin, code), 'modern'), options)
      const card = page.getByRole('img', { name: 'What I build with: 4 tools' })
      await expect(card).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await card.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(422)
      const box = await card.boundingBox()
      expect(box && box.x + box.width).toBeLessThanOrEqual(width)
      expect(box?.width).toBeGreaterThan(Math.min(width, 422) - 20)
      await expectNoSidewaysScroll(page)
      await expect(page.getByRole('link').filter({ has: card })).toHaveAttribute(
        'href',
        `${product.origin}/stack/${code}`,
      )
      expect(asked).toEqual([page.url(), `${product.origin}/stack/${code}.svg?theme=${colorScheme}`])
      grounds.set(colorScheme, await groundOf(await card.screenshot()))
    }
    expect(Math.min(...(grounds.get('light') ?? []))).toBeGreaterThan(220)
    expect(Math.max(...(grounds.get('dark') ?? [255]))).toBeLessThan(60)
  })

test('the card that a README names without a theme follows the dark mode of its reader', async ({
  foreign,
  product,
  saved,
}) => {
  const address = `${product.origin}/stack/${await saved()}.svg`
  const grounds: number[][] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await foreign(`<img alt="card" src="${address}">`, { colorScheme })
    const card = page.getByRole('img', { name: 'card' })
    await page.waitForLoadState('networkidle')
    grounds.push(await groundOf(await card.screenshot()))
  }
  expect(Math.min(...(grounds[0] ?? []))).toBeGreaterThan(220)
  expect(Math.max(...(grounds[1] ?? [255]))).toBeLessThan(60)
})

test('the embed is readable and usable by keyboard in a page of another site, without scripts', async ({
  foreign,
  product,
  saved,
}) => {
  const code = await saved()
  const snippet = embedCode(shared(product.origin, code), 'modern')
  const { page, asked } = await foreign(snippet, { javaScriptEnabled: false, viewport: { width: 360, height: 700 } })
  const context = page.context()
  await context.route('https://react.dev/**', (route) => route.fulfill({ body: 'React', contentType: 'text/plain' }))
  const embed = page.frameLocator('iframe')
  await expect(embed.getByRole('heading', { level: 1, name: 'What I build with' })).toBeVisible()
  await expect(embed.getByRole('heading', { level: 2, name: /^Frontend/ })).toBeVisible()
  await expect(embed.getByText('PostgreSQL')).toBeVisible()
  await expect(embed.getByRole('link', { name: 'Open full page' })).toHaveAttribute('href', /\?share=/)
  await expectNoSidewaysScroll(page)
  expect(asked).toEqual([page.url(), `${product.origin}/stack/${code}/embed?theme=modern`])

  // The title, then the first tool with a link.
  const react = embed.getByRole('link', { name: 'React', exact: true })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(react).toBeFocused()
  const before = page.url()
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  expect((await opened).url()).toBe('https://react.dev/')
  const clicked = context.waitForEvent('page')
  await react.click()
  expect((await clicked).url()).toBe('https://react.dev/')
  expect(page.url()).toBe(before)
  await expect(embed.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the embed in ${colorScheme}, in any theme and layout`, async ({
    foreign,
    product,
    saved,
  }) => {
    const code = await saved(
      webStack({
        sections: {
          Frontend: [tool('React', { link: 'https://react.dev', label: 'Open source', description: 'A library.' })],
          Data: [tool('Redis', { status: 'trying' }), tool('Oracle', { status: 'retired' })],
        },
        sectionOrder: ['Frontend', 'Data'],
      }),
    )
    const { page } = await foreign('', { colorScheme })
    expect(STACK_THEMES).toHaveLength(4)
    for (const theme of STACK_THEMES)
      for (const layout of ['tiles', 'list']) {
        await page.goto(`${product.origin}/stack/${code}/embed?theme=${theme}&layout=${layout}`)
        await expectAccessible(page)
      }
  })

test('a page of another site may frame the embed, and no other page of this site', async ({
  foreign,
  product,
  saved,
}) => {
  const code = await saved(webStack({ title: 'Never in a frame' }))
  const addresses = [
    '/',
    `/?share=${code}`,
    '/profile',
    `/compare/${code}/${code}`,
    '/tool/react',
    '/tool/react.svg',
  ].concat(
    ['svg', 'png', 'json', 'md'].map((format) => `/stack/${code}.${format}`),
    [`/api/preview/${code}`, `/api/preview/${code}/card`, `/api/compare/${code}/${code}`, '/feed.xml', '/api/docs'],
  )
  const frame = (address: string, at: number) => `<iframe name="f${at}" src="${product.origin}${address}"></iframe>`
  const { page } = await foreign([`/stack/${code}/embed`, ...addresses].map(frame).join(''))
  await expect(page.frameLocator('iframe[name=f0]').getByRole('heading', { name: 'Never in a frame' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const [at, address] of addresses.entries()) {
    const framed = page.frame(`f${at + 1}`)
    expect(framed?.url().startsWith(product.origin), address).toBe(false)
    expect(await framed?.content(), address).not.toMatch(/Never in a frame|Stackbook/)
  }
})
