import type { Locator } from '@playwright/test'
import type { Answer } from '../support/people'
import { png } from '../support/pictures'
import { stack, tool } from '../support/stacks'
import { expect, test, webStack } from './pages/board-test'
import { expectAccessible } from './product'
import { expectFailedRequests } from './console-errors'

/** Single tools: uploaded icons, and links without analytics. */

interface Iconed {
  text: string
  icon_id: string
}
const iconOf = ({ json }: Answer, name: string) =>
  Object.values(json.sections as Record<string, Iconed[]>)
    .flat()
    .find(({ text }) => text === name)?.icon_id

test('without an analytics key no script is loaded, and no consent is asked for', async ({
  board,
  context,
  page,
  product,
  saved,
}) => {
  await context.route('https://react.dev/**', (route) => route.fulfill({ body: 'React' }))
  await board.open(await saved())
  const asked: string[] = []
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).origin === product.origin
    if (!isOurs || request.resourceType() === 'script') asked.push(request.url())
  })
  const tab = context.waitForEvent('page')
  await board.tool('React').click()
  await (await tab).close()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('a description without spaces stays inside its tooltip and its menu', async ({ board, page, saved }) => {
  const description = `https://react.dev/${'reference'.repeat(20)}`
  await board.open(
    await saved(stack({ sections: { Frontend: [tool('React', { description })] }, sectionOrder: ['Frontend'] })),
  )
  const overhang = (part: Locator) => part.evaluate((box) => box.scrollWidth - box.clientWidth)
  await board.tool('React').hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await overhang(page.getByRole('tooltip'))).toBe(0)
  await board.openToolMenu('React')
  expect(await overhang(page.getByRole('menu').getByText(description))).toBe(0)
})

test('a signed-in visitor uploads an icon for a tool, and a guest is told to sign in', async ({
  board,
  page,
  saved,
  signInHere,
}) => {
  expectFailedRequests(page, '/api/icons')
  await board.open(await saved())
  await board.openToolMenu('Redis')
  await board.item('Edit…').click()
  await expect(board.dialog('Edit Redis')).toContainText('Sign in to upload an icon of your own.')
  await board.close()

  const user = await signInHere()
  await board.open(await saved(webStack(), user))
  await board.openToolMenu('Redis')
  await board.item('Edit…').click()
  const file = page.getByLabel('Own icon')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').filter({ hasText: 'An icon is a PNG, WebP or SVG file.' })).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(100 * 1024 + 1) })
  await expect(page.getByRole('alert').filter({ hasText: 'An icon may have at most 100 kB.' })).toBeVisible()
  const shown = page.waitForResponse(/\/api\/icons\/own-/)
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() })
  expect((await shown).headers()['content-type']).toBe('image/png')
  await board.button('Apply').click()
  await board.button('Save Page').click()
  await expect.poll(async () => iconOf(await user.get(`/api/techstack/${board.shareCode()}`), 'Redis')).toMatch(/^own-/)
})

test('a guest chooses a mark by name, and a picture by its address', async ({ board, page, saved }) => {
  const picture = { body: png(), contentType: 'image/png' }
  await page.route('https://pictures.example/**', (route) => route.fulfill(picture))
  await board.open(await saved())
  await board.openToolMenu('Redis')
  await board.item('Edit…').click()
  const field = page.getByLabel('Find an icon')
  await field.fill('figma')
  await page
    .getByRole('list', { name: 'Icons', exact: true })
    .getByRole('button', { name: 'Figma', exact: true })
    .click()
  await expectAccessible(page)
  await board.button('Apply').click()
  await expect(board.tool('Redis').locator('img')).toHaveAttribute('src', /figma/)

  await board.openToolMenu('Redis')
  await board.item('Edit…').click()
  await field.fill('ftp://pictures.example/a.png')
  const problem = page.getByRole('alert').filter({ hasText: 'An address begins with https://' })
  await expect(problem).toBeVisible()
  await field.fill('https://pictures.example/a.png')
  await expect(problem).toBeHidden()
  await board.button('Apply').click()
  await board.button('Duplicate Page').click()
  await expect.poll(() => board.shareCode()).not.toBe('')
})

test('the account page shows all uploaded icons, and deletes one with one press', async ({ page, signInHere }) => {
  const user = await signInHere()
  const upload = () => user.call('POST', '/api/icons', { raw: png(), headers: { 'content-type': 'image/png' } })
  await upload()
  const { json } = await upload()
  await page.goto('/account')
  const mine = page.getByRole('region', { name: 'Your icons', exact: true })
  await expect(mine).toContainText('2 of 100.')
  await expect(mine.getByRole('img')).toHaveCount(2)
  await mine.getByRole('button', { name: 'Remove your icon 1', exact: true }).click()
  await expect(page.getByText('Icon removed', { exact: true })).toBeVisible()
  await expect(mine.getByRole('img')).toHaveCount(1)
  expect((await user.get(`/api/icons/${json.icon_id}`)).status).toBe(404)
})
