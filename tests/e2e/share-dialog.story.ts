import type { Locator } from '@playwright/test'
import { readStackFile } from '@/lib/import/read-stack'
import { generatorOf } from './pages/generator'
import { expect, test, webStack } from './pages/board-test'
import { expectAccessible, expectNoSidewaysScroll } from './product'

/** The dialog `Share Tech Stack` of a saved stack, and texts shared by other apps. */

const THEMES = { Modern: 'modern', 'Retro 80s': 'retro80s', 'Fun 90s': 'fun90s', Y2K: 'y2k' } as const

/** The radio itself is invisible: visitors press its swatch. */
async function chooseTheme(dialog: Locator, label: string): Promise<void> {
  await dialog.getByText(label, { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: label, exact: true })).toBeChecked()
}

test('a swatch changes picture and snippets, and the stack keeps its theme', async ({ board, page, saved }) => {
  const code = await saved(webStack({ theme: 'y2k' }))
  await page.goto(`/?share=${code}`)
  await board.button('Share').click()
  const dialog = board.dialog('Share Tech Stack')
  const picture = dialog.getByRole('img', { name: 'What I build with: 4 tools', exact: true })
  const swatches = dialog.getByRole('group', { name: 'Theme of the picture' }).getByRole('radio')
  await expect(swatches).toHaveCount(4)
  for (const [label, theme] of Object.entries(THEMES)) {
    await chooseTheme(dialog, label)
    await expect(picture).toHaveAttribute('src', `/stack/${code}.png?theme=${theme}&v=1`)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    await dialog.getByRole('tab', { name: 'README', exact: true }).click()
    const readme = dialog.getByRole('textbox', { name: 'README snippet', exact: true })
    await expect(readme).toHaveValue(
      theme === 'modern' ? /<source .*\.svg\?theme=dark">/ : new RegExp(`theme=${theme}"`),
    )
    await dialog.getByRole('radio', { name: 'Markdown', exact: true }).check()
    await expect(readme).toHaveValue(
      `[![What I build with: 4 tools](${board.origin}/stack/${code}.svg${theme === 'modern' ? '' : `?theme=${theme}`})](${board.origin}/stack/${code})`,
    )
    await dialog.getByRole('tab', { name: 'Embed', exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: 'Embed code', exact: true })).toHaveValue(
      new RegExp(`^<iframe src="${board.origin}/stack/${code}/embed\\?theme=${theme}"`),
    )
  }
  await chooseTheme(dialog, 'Modern')
  await board.close()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'y2k')
  const stored = (await (await page.request.get(`/api/techstack/${code}`)).json()) as { theme: string }
  expect(stored.theme).toBe('y2k')
})

test('tabs are reached by keyboard, snippets are read-only and copied, and the QR code is shown', async ({
  board,
  context,
  page,
  saved,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await saved()
  await page.goto(`/?share=${code}`)
  await board.button('Share').click()
  const dialog = board.dialog('Share Tech Stack')
  await expect(dialog.getByRole('tab')).toHaveText(['Link', 'README', 'Embed', 'QR code'])
  await dialog.getByRole('tab', { name: 'Link', exact: true }).focus()
  for (const [name, copied] of [
    ['README snippet', 'README snippet copied'],
    ['Embed code', 'Embed code copied'],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    const field = board.textbox(name)
    await expect(field).not.toBeEditable()
    await board.button('Copy').click()
    await expect(board.toast(copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue())
    await dialog.getByRole('tab', { selected: true }).focus()
  }
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: 'QR code of the link', exact: true })).toBeVisible()
})

test('every tab is accessible and fits a phone', async ({ board, page, saved }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/?share=${await saved()}`)
  await board.button('Share').click()
  for (const name of ['Link', 'README', 'Embed', 'QR code']) {
    await board.dialog('Share Tech Stack').getByRole('tab', { name, exact: true }).click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test('links for posting have the title and the link, and open in a new tab', async ({ board, page, saved }) => {
  const code = await saved()
  await page.goto(`/?share=${code}`)
  await board.button('Share').click()
  const link = encodeURIComponent(`${board.origin}/stack/${code}`)
  const title = encodeURIComponent('What I build with')
  for (const [name, href] of [
    ['Post on X', `https://x.com/intent/post?text=${title}&url=${link}`],
    ['Post on LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${link}`],
    ['Post on Bluesky', `https://bsky.app/intent/compose?text=${title}%20${link}`],
  ] as const) {
    const post = board.dialog('Share Tech Stack').getByRole('link', { name, exact: true })
    await expect(post).toHaveAttribute('href', href)
    await expect(post).toHaveAttribute('target', '_blank')
    await expect(post).toHaveAttribute('rel', 'noopener')
  }
})

test('Download picture saves a PNG in the chosen theme that carries its stack', async ({ board, page, saved }) => {
  await page.goto(`/?share=${await saved()}`)
  await board.button('Share').click()
  await chooseTheme(board.dialog('Share Tech Stack'), 'Fun 90s')
  const started = page.waitForEvent('download')
  await board.button('Download picture').click()
  const download = await started
  expect(download.suggestedFilename()).toBe('web-stack.png')
  expect(download.url()).toMatch(/\.png\?theme=fun90s&v=1$/)
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  const imported = await readStackFile(new Blob([bytes]))
  expect(imported?.content.sections.map(({ title }) => title)).toEqual(['Frontend', 'Data', 'Ideas'])
})

for (const [item, address] of [
  ['Picture', /\.png\?v=1$/],
  ['JSON', /\.json\?v=1$/],
] as const)
  test(`the menu downloads ${item} of the current version`, async ({ board, page, saved }) => {
    await page.goto(`/?share=${await saved()}`)
    await board.button('More').click()
    await board.item('Download').press('ArrowRight')
    const started = page.waitForEvent('download')
    await board.item(item).press('Enter')
    expect((await started).url()).toMatch(address)
  })

test('text shared by another app fills the prompt, and nothing is generated', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  const [text, url] = ['My desk: <b>React</b> & Redis', 'https://example.com/desk?a=1&b=2']
  await page.goto(`/?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`)
  const generator = generatorOf(page)
  await expect(generator.prompt).toHaveValue(`${text}\n${url}`)
  await page.waitForLoadState('networkidle')
  expect(posts.filter((path) => /generate|explore|transform/.test(path))).toEqual([])
  await expect(generator.sections).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})
