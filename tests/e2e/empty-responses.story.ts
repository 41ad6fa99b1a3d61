import { accountOf } from './pages/account'
import { expect, test, webStack } from './pages/board-test'
import { generatorOf } from './pages/generator'
import { headerOf } from './pages/header'
import { profileOf } from './pages/profile'
import { expectFailedRequests } from './console-errors'

/** Empty or invalid responses: each action is followed by a message that says what to do. */

test('exploring without results shows a message and does not change the section', async ({ board, page, saved }) => {
  await board.open(await saved(webStack()))
  await page.route('**/api/techstack/explore', (route) => route.fulfill({ json: { data: [] } }))
  await board.button('Explore more Frontend').click()
  await expect(headerOf(page).toast('Nothing to add')).toBeVisible()
  await expect(headerOf(page).toast('No further tools were found for Frontend.')).toBeVisible()
  expect(await board.toolsIn('Frontend')).toEqual(['React', 'Vue'])
  await expect(board.button('Reset Frontend')).toHaveCount(0)
})

for (const answer of [null, {}]) {
  test(`a profile with the response ${JSON.stringify(answer)} shows that it could not be loaded`, async ({
    page,
    signInHere,
  }) => {
    await signInHere()
    await page.route('**/api/user/*/techstacks', (route) => route.fulfill({ json: answer }))
    await profileOf(page).open()
    await expect(headerOf(page).toast('Failed to load your tech stacks')).toBeVisible()
    await expect(page.getByText('Your stacks are safe')).toBeVisible()
  })
}

test('an expired token leads to Sign In, and the typed text stays', async ({ page, signInHere }) => {
  expectFailedRequests(page, '/api/techstack/generate')
  await signInHere()
  const generator = generatorOf(page)
  await generator.open()
  await generator.intelligence.click()
  await generator.prompt.fill('Podcaster at home')
  const refused = { status: 401, json: { error: 'Sign in again.' } }
  await page.route('**/api/techstack/generate', (route) => route.fulfill(refused))
  await generator.generate.click()
  await expect(accountOf(page).dialog('Sign In')).toBeVisible()
  await expect(headerOf(page).toast('Error generating tech stack')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(generator.prompt).toHaveValue('Podcaster at home')
})

test('the Google button shows a message when Google sign-in is not configured', async ({ page }) => {
  const account = accountOf(page)
  await page.goto('/')
  await account.open()
  await expect(account.google).toHaveAccessibleDescription('Google sign-in is not configured here.')
  await account.google.click()
  await expect(account.message('Google sign-in is not configured here.')).toBeVisible()
  await expect(account.dialog('Sign In')).toBeVisible()
})
