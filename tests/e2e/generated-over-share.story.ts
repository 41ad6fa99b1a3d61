import type { Page } from '@playwright/test'
import { generatorOf } from './pages/generator'
import { headerOf } from './pages/header'
import { personaOf } from './pages/persona'
import { expect, test, webStack } from './pages/board-test'

/** A stack that is generated while a shared stack is open. */

const OLD_PAGE = '<h1>Page of the old stack</h1>'

async function generateOver(page: Page): Promise<void> {
  const generator = generatorOf(page)
  await generator.toggle.click()
  await generator.prompt.fill('Novelist')
  await generator.generate.click()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
}

test('a stack generated over one of another owner gets a persona page of its tools', async ({ board, page, saved }) => {
  await board.open(await saved(webStack({ htmlContent: OLD_PAGE })))
  const persona = personaOf(page)
  await expect(persona.inside.getByText('Page of the old stack')).toBeVisible()
  await generateOver(page)
  await expect(persona.inside.locator('.pp-title')).toBeVisible()
  await expect(persona.inside.getByText('Page of the old stack')).toHaveCount(0)
  await expect(persona.region.getByText('your own version, not saved', { exact: true })).toBeVisible()
  await board.button('Undo').click()
  await expect(persona.inside.getByText('Page of the old stack')).toBeVisible()
})

test('a stack without a persona page gets one when another is generated over it', async ({ board, page, saved }) => {
  await board.open(await saved())
  await expect(personaOf(page).region).toHaveCount(0)
  await generateOver(page)
  await expect(personaOf(page).inside.locator('.pp-title')).toBeVisible()
})

test('an owner who saves before the new persona page has arrived keeps the old one, and then saves the new one', async ({
  board,
  page,
  request,
  saved,
  signInHere,
}) => {
  const code = await saved(webStack({ htmlContent: OLD_PAGE }), await signInHere())
  const storedPage = async () =>
    ((await (await request.get(`/api/techstack/${code}`)).json()) as { htmlContent: string }).htmlContent
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/api/generate-persona-style', async (route) => {
    await sent
    await route.continue()
  })
  await board.open(code)
  await generateOver(page)
  await board.button('Save Page').click()
  await expect(board.toast('Your changes are saved')).toBeVisible()
  await expect(board.button('Save Page')).toBeDisabled()
  expect(await storedPage()).toContain('Page of the old stack')
  send()
  await expect(personaOf(page).inside.locator('.pp-title')).toBeVisible()
  await board.button('Save Page').click()
  await expect.poll(storedPage).toContain('pp-title')
  expect(await storedPage()).not.toContain('Page of the old stack')
})
