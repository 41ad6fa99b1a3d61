import type { Locator } from '@playwright/test'
import { Guest, signUp } from '../support/people'
import { generatorOf } from './pages/generator'
import { personaOf } from './pages/persona'
import { ORDINARY as OF_2005 } from './persona-ordinary'
import { expect, expectAccessible, expectNoSidewaysScroll, saveStack, test } from './product'

/** The persona page beside a stack. */

const ORDINARY =
  '<!doctype html><html><head><title>Me</title><style>@keyframes pulse{50%{opacity:.5}}@media (min-width:1px){.box{color:rgb(1,2,3);animation:pulse 2s infinite}}</style></head><body bgcolor="#102030" text="#ffffff"><center><font face="Comic Sans MS">こんにちは ✨</font></center><marquee>hi</marquee><p class="box">boxed</p><a href="https://example.com/">home</a></body></html>'

// promise: ordinary-pages-survive
test('an ordinary page looks the same in the frame as by itself', async ({ page, product }) => {
  const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent: ORDINARY })
  await page.goto(`/?share=${shareCode}&edit=1`)
  const region = page.getByRole('region', { name: 'Persona page of this stack', exact: true })
  await expect(region.getByText('made by the owner', { exact: true })).toBeVisible()
  await expect(region.getByText('· a guest', { exact: true })).toBeVisible()
  const frame = region.locator('iframe[title="Persona page"]')
  await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(400)
  const inside = frame.contentFrame()
  await expect(inside.getByText('こんにちは ✨')).toBeVisible()
  await expect(inside.locator('.box')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(inside.locator('.box')).toHaveCSS('animation-name', 'pulse')
  await expect(inside.locator('body > div')).toHaveCSS('background-color', 'rgb(16, 32, 48)')
  await expect(inside.getByRole('link', { name: 'home' })).toHaveAttribute('target', '_blank')
  await expect(inside.getByRole('link', { name: 'home' })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
})

/** The computed look of every text: its content, colours, fonts and background. */
function looksOf(root: Element): string[] {
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor + backgroundImage
    }
    return 'rgb(255, 255, 255)none'
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const looks: string[] = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    const words = walker.currentNode.nodeValue?.trim() ?? ''
    if (words === '' || !parent || parent.closest('style,title')) continue
    const style = getComputedStyle(parent)
    const box = parent.getBoundingClientRect()
    looks.push(
      [
        words,
        style.color,
        style.font,
        style.textAlign,
        style.textDecorationLine,
        style.transform,
        style.border,
        style.animationName,
        getComputedStyle(parent, '::before').content,
        groundOf(parent),
        Math.round(box.width),
      ].join(' | '),
    )
  }
  return looks
}

for (const [what, html] of Object.entries(OF_2005))
  test(`${what} looks the same in the frame as by itself`, async ({ page, product }) => {
    await page.setViewportSize({ width: 340, height: 400 })
    const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent: html })
    await page.goto(`${product.origin}/persona/${shareCode}/frame`)
    const address = page.url()
    const body = await (await page.request.get(address)).text()
    // No script can run in the frame, so the document is opened as a page with the same content.
    await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }))
    await page.goto(address)
    const shown = await page.locator('body').evaluate(looksOf)
    const inner = /^<!doctype html>/i.test(html) ? html : `<!doctype html>${html}`
    const own = inner.replace(
      /<body[^>]*>|$/,
      (tag) => `${tag}<style>body{margin:0;overflow-wrap:break-word}img{max-width:100%}</style>`,
    )
    await page.unroute(address)
    await page.route(address, (route) => route.fulfill({ body: own, contentType: 'text/html; charset=utf-8' }))
    await page.goto(address)
    expect(shown).toEqual(await page.locator('body').evaluate(looksOf))
  })

/** The painted colour of the frame's last row of pixels, read from a screenshot. */
async function paintedGround(frame: Locator): Promise<string> {
  const picture = (await frame.screenshot()).toString('base64')
  return frame.page().evaluate(async (bytes) => {
    const image = new Image()
    image.src = `data:image/png;base64,${bytes}`
    await image.decode()
    const canvas = document.createElement('canvas').getContext('2d')
    canvas?.drawImage(image, -20, 10 - image.height)
    return `rgb(${canvas?.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
  }, picture)
}

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' })

  test('the frame is dark until its page has loaded, which is shown on white', async ({ page, product }) => {
    const { frame, inside } = personaOf(page)
    const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent: '<p>No background</p>' })
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/persona/*/frame', async (route) => {
      await sent
      await route.continue()
    })
    await page.goto(`/?share=${shareCode}&edit=1`, { waitUntil: 'commit' })
    await frame.scrollIntoViewIfNeeded()
    expect(await paintedGround(frame)).not.toBe('rgb(255, 255, 255)')
    send()
    await expect(inside.getByText('No background')).toBeVisible()
    await expect.poll(() => paintedGround(frame)).toBe('rgb(255, 255, 255)')
  })
})

// promise: persona-stays-in-frame
test('a fixed element of the page stays inside its frame', async ({ page, product }) => {
  const htmlContent = '<div style="position:fixed;inset:-2000px;background:red;z-index:99999">x</div>'
  const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent })
  await page.goto(`/?share=${shareCode}&edit=1`)
  const frame = page.locator('iframe[title="Persona page"]')
  const around = await frame.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top - 20, bottom + 20].map((y) => {
      const there = document.elementFromPoint(left + 20, y)
      return there === element ? 'the frame' : (there?.closest('main')?.nodeName ?? 'nothing')
    })
  })
  expect(around).toEqual(['MAIN', 'MAIN'])
})

test('editing the board while a persona page is generated does not restart it', async ({ page }) => {
  const [generator, persona] = [generatorOf(page), personaOf(page)]
  let asked = 0
  let send = () => {}
  const arranged = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/api/generate-persona-style', async (route) => {
    asked++
    await arranged
    await route.continue()
  })
  await generator.open()
  await generator.prompt.fill('Novelist')
  const request = page.waitForRequest('**/api/generate-persona-style')
  await generator.generate.click()
  await request
  await page
    .getByRole('button', { name: /^More for (?!section)/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await expect(generator.undo).toBeEnabled()
  send()
  await expect(persona.frame).toBeVisible()
  expect(asked).toBe(1)
})

const PROFILE =
  '<h1 class="pp-title">Ada</h1><blockquote class="pp-quote"><b>Wait for the light.</b></blockquote><p class="pp-counter">Visitors: 7</p>'

test('a link of the page opens a new tab without opener and referrer', async ({ context, page, product }) => {
  const persona = personaOf(page)
  const htmlContent = `<a target="_top" href="${product.origin}/about">about</a>`
  const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent })
  await page.goto(`/?share=${shareCode}&edit=1`)
  const opened = context.waitForEvent('page')
  await persona.inside.getByRole('link', { name: 'about' }).click()
  const tab = await opened
  await tab.waitForURL(`${product.origin}/about`)
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  expect(page.url()).toBe(`${product.origin}/?share=${shareCode}&edit=1`)
})

test(
  'the progress bar of a new page rises in tens to ninety and is full when the page has loaded',
  { tag: '@engine' },
  async ({ page, product }) => {
    const persona = personaOf(page)
    const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent: PROFILE })
    await page.goto(`/?share=${shareCode}&edit=1`)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/generate-persona-style', async (route) => {
      await held
      await route.continue()
    })
    const values = await persona.watchProgress()
    await persona.wish.fill('a green hacker terminal')
    await persona.generateNew.click()
    await expect(persona.adjust).toBeDisabled()
    await expect(persona.progress).toHaveAttribute('aria-valuenow', '90')
    release()
    await expect(persona.progress).toHaveCount(0)
    const seen = await values()
    expect(seen.filter((value) => value > 0)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
    await expect(persona.inside.locator('.pp-terminal')).toBeVisible()
  },
)

test(
  "a guest adjusts the page of a shared stack locally, and undo restores the owner's",
  { tag: '@engine' },
  async ({ page, product }) => {
    const persona = personaOf(page)
    const { shareCode } = await saveStack(await signUp(product.origin), { htmlContent: PROFILE })
    await page.goto(`/?share=${shareCode}&edit=1`)
    await expect(persona.inside.getByText('Visitors: 7')).toBeVisible()
    await persona.wish.fill('hide the counter, and play the trumpet')
    await persona.adjust.click()
    await expect(persona.region.getByText('your own version, not saved', { exact: true })).toBeVisible()
    await expect(persona.inside.getByText('Wait for the light.')).toBeVisible()
    await expect(persona.inside.getByText('Visitors: 7')).toBeHidden()
    await expect(
      page.getByText('I cannot do “play the trumpet”: I only change what is on the page. “Edit HTML” can add to it.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Page', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(persona.region.getByText('made by the owner', { exact: true })).toBeVisible()
    await expect(persona.region.getByText('· a guest', { exact: true })).toBeHidden()
    await expect(persona.inside.getByText('Visitors: 7')).toBeVisible()
  },
)

// promise: sandboxed-preview
test('the HTML editor shows a preview, lists removed parts with their position, and keeps the text when the dialog closes', async ({
  page,
  product,
}) => {
  const persona = personaOf(page)
  const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent: PROFILE })
  await page.goto(`/?share=${shareCode}&edit=1`)
  await persona.editHtml.click()
  await expect(persona.code).toBeFocused()
  await persona.code.fill('<p class="long">line</p>\n'.repeat(60))
  // Without the frames: content behind a dialog is not rendered, and axe would wait for it.
  await expectAccessible(page, 'iframe')
  await persona.code.fill('<p>mine</p>\n<script>run()</script>\n<p onclick="run()">too</p>')
  await expect(persona.removed).toContainText('<script>')
  await expect(persona.removed).toContainText('JavaScript is not allowed')
  await expect(persona.removed.getByRole('button', { name: 'Line 2', exact: true })).toBeVisible()
  await expect(persona.removed.getByRole('button', { name: 'Line 3', exact: true })).toBeVisible()
  await expect(persona.preview.getByText('mine')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await expect(persona.dialog).toHaveCount(0)
  await persona.editHtml.click()
  await expect(persona.code).toContainText('run()')
  await persona.reset.click()
  await expect(persona.code).not.toContainText('run()')
  await expect(persona.preview.getByText('Wait for the light.')).toBeVisible()
  await persona.code.fill('<p>only mine</p><script>run()</script>')
  await expect(persona.removed).toContainText('<script>')
  await persona.use.click()
  await expect(persona.dialog).toHaveCount(0)
  await expect(persona.inside.getByText('only mine')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the font of the code is large enough that an iPhone does not zoom in', async ({ page, product }) => {
    const { shareCode } = await saveStack(new Guest(product.origin), { htmlContent: ORDINARY })
    await page.goto(`/?share=${shareCode}&edit=1`)
    const persona = personaOf(page)
    await page.getByRole('button', { name: 'Show persona page' }).tap()
    await persona.editHtml.tap()
    await expect(persona.code).toHaveCSS('font-size', '16px')
  })
})
