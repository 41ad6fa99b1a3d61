import type { Page } from '@playwright/test'
import { Guest, signUp } from '@/tests/support/people'
import { layoutShift } from './layout-shift'
import { headerOf } from './pages/header'
import { profileOf } from './pages/profile'
import { expect, expectAccessible, expectNoSidewaysScroll, saveStack, takeSession, test } from './product'
import { expectFailedRequests } from './console-errors'

/** Holds back responses at `address` until the returned function is called. */
async function delayed(page: Page, address: string): Promise<() => void> {
  let answer: () => void = () => undefined
  const due = new Promise<void>((resolve) => (answer = resolve))
  await page.route(address, async (route) => {
    await due
    await route.continue()
  })
  return () => answer()
}

test('a guest is asked to sign in, and no other state is shown before', async ({ page }) => {
  await profileOf(page).open()
  await expect(page.getByText('Please log in to view your profile.', { exact: true })).toBeVisible()
  await expect(headerOf(page).signIn).toBeVisible()
  await expectAccessible(page)
})

test('a new user has no stacks yet, and the HTML is already that of a user', async ({ page, signedIn, product }) => {
  const html = await new Guest(product.origin).get('/profile', { cookie: signedIn.cookie })
  expect(html.text).toContain('Loading your tech stacks...')
  expect(html.text).not.toContain('Sign In')
  await profileOf(page).open()
  await expect(page.getByText("You haven't created any tech stacks yet.", { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create your first stack' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
})

test('a description of several lines keeps its line breaks on its card', async ({ page, signedIn }) => {
  const profile = profileOf(page)
  const lines = 'Location: Oslo\nProfession: Cook'
  await saveStack(signedIn, { name: 'Kitchen', description: lines })
  await profile.open()
  const description = profile.card('Kitchen').getByText('Location: Oslo')
  await expect(description).toBeVisible()
  expect(await description.innerText()).toBe(lines)
})

test('a card opens its stack and shows name, description and date; a stack just saved is listed', async ({
  page,
  signedIn,
}) => {
  const profile = profileOf(page)
  const first = await saveStack(signedIn, { name: 'Kitchen', description: 'Knives and pans.' })
  await profile.open()
  await expect(profile.names).toHaveText(['Kitchen'])
  await expect(profile.card('Kitchen')).toContainText('Knives and pans.')
  await expect.poll(() => profile.pictureWidth('Kitchen')).toBeGreaterThan(0)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(first.createdAt))
  await expect(profile.card('Kitchen')).toContainText(`Created ${day}`)
  await expect(profile.link('Kitchen')).toHaveAttribute('href', `/stack/${first.shareCode}`)
  await expectAccessible(page)

  await profile.link('Kitchen').click()
  await expect(page).toHaveURL(`/?share=${first.shareCode}`)
  await saveStack(signedIn, { name: 'Workshop', description: '' })
  await page.goBack()
  await expect(profile.card('Kitchen')).toBeVisible()
  await page.reload()
  await expect(profile.names).toHaveText(['Workshop', 'Kitchen'])
})

test('stacks that load cause no layout shift', async ({ page, signedIn }) => {
  const profile = profileOf(page)
  await page.setViewportSize({ width: 600, height: 900 })
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) await saveStack(signedIn, { name })
  const answer = await delayed(page, '**/api/user/*/techstacks')
  await profile.open()
  await expect(page.getByText('Loading your tech stacks...')).toBeVisible()
  // Layout shifts are counted from the first paint.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  answer()
  await expect(profile.card('One')).toBeVisible()
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.02)
})

test('a stack is renamed, and a blank name is refused', async ({ page, signedIn }) => {
  const profile = profileOf(page)
  await saveStack(signedIn, { name: 'Old name' })
  await profile.open()
  await profile.renameTo('Old name', '  ')
  await expect(page.getByText('A stack needs a name.')).toBeVisible()
  await profile.nameField.fill('New name')
  await profile.nameField.press('Enter')
  await expect(profile.names).toHaveText(['New name'])
  await expect(profile.rename('New name')).toBeFocused()
  await profile.rename('New name').click()
  await profile.nameField.press('Escape')
  await expect(profile.rename('New name')).toBeFocused()
  await page.reload()
  await expect(profile.names).toHaveText(['New name'])
})

test('a failed renaming keeps the typed name', async ({ page, signedIn }) => {
  expectFailedRequests(page, '/api/techstack/')
  const profile = profileOf(page)
  const { id } = await saveStack(signedIn, { name: 'Mine' })
  await profile.open()
  await page.route(`**/api/techstack/${id}`, (route) => route.fulfill({ status: 503, json: { error: 'Down.' } }))
  await profile.renameTo('Mine', 'Still mine')
  await expect(headerOf(page).toast('Failed to update tech stack')).toBeVisible()
  await expect(profile.nameField).toHaveValue('Still mine')
})

test('a deleted stack is restored to its place', async ({ page, signedIn }) => {
  const profile = profileOf(page)
  const { shareCode } = await saveStack(signedIn, { name: 'Gone soon' })
  await saveStack(signedIn, { name: 'Stays' })
  await profile.open()
  await profile.remove('Gone soon').click()
  await expect(page.getByText('Gone soon was deleted.')).toBeVisible()
  expect((await signedIn.get(`/api/techstack/${shareCode}`)).status).toBe(404)
  await expect(profile.undoDelete('Gone soon')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(profile.names).toHaveText(['Stays', 'Gone soon'])
  expect((await signedIn.get(`/api/techstack/${shareCode}`)).status).toBe(200)
})

test('further pages load by the link in the response, and a failure is shown and can be retried', async ({
  page,
  signedIn,
}) => {
  expectFailedRequests(page, '/api/user/')
  for (let count = 1; count <= 26; count++) await saveStack(signedIn, { name: `Stack ${count}` })
  const profile = profileOf(page)
  await profile.open()
  await expect(profile.names).toHaveCount(24)
  const pages = `**/api/user/${signedIn.id}/techstacks?*`
  await page.route(pages, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await profile.more.click()
  await expect(headerOf(page).toast('Failed to load your tech stacks')).toBeVisible()
  await page.unroute(pages)
  const answer = await delayed(page, pages)
  await profile.more.click()
  await expect(page.getByText('Loading your tech stacks...', { exact: true })).toBeVisible()
  answer()
  await expect(profile.names).toHaveCount(26)
  await expect(profile.names.last()).toHaveText('Stack 1')
  await expect(profile.more).toHaveCount(0)
})

test('a profile that loads slowly is announced, and one that fails can be retried', async ({ page, signedIn }) => {
  expectFailedRequests(page, '/api/user/')
  await saveStack(signedIn, { name: 'Kitchen' })
  const profile = profileOf(page)
  const asked = `**/api/user/${signedIn.id}/techstacks`
  await page.route(asked, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await profile.open()
  await expect(headerOf(page).toast('Failed to load your tech stacks')).toBeVisible()
  await expect(page.getByText('Your stacks are safe')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(asked)
  const answer = await delayed(page, asked)
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(page.getByText('Loading your tech stacks...', { exact: true })).toBeVisible()
  await expect(page.getByText('Your stacks are safe')).toBeHidden()
  answer()
  await expect(profile.names).toHaveText(['Kitchen'])
})

test('a user does not see the stacks of another', async ({ page, context, product, signedIn }) => {
  await saveStack(signedIn, { name: 'Private to me' })
  await context.clearCookies()
  await takeSession(context, await signUp(product.origin))
  await profileOf(page).open()
  await expect(page.getByText("You haven't created any tech stacks yet.", { exact: true })).toBeVisible()
})

test('the profile fits a phone', async ({ page, signedIn }) => {
  await saveStack(signedIn, { name: 'A name without any space '.repeat(4).replaceAll(' ', '') })
  await page.setViewportSize({ width: 360, height: 640 })
  await profileOf(page).open()
  await expect(profileOf(page).names).toHaveCount(1)
  await expectNoSidewaysScroll(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the profile is readable page by page', async ({ page, signedIn }) => {
    const description = 'Location: Oslo\nProfession: Cook'
    for (let count = 1; count <= 25; count++) await saveStack(signedIn, { name: `Stack ${count}`, description })
    const profile = profileOf(page)
    await profile.open()
    await expect(profile.link('Stack 25')).toBeVisible()
    expect(await profile.list.getByText('Location: Oslo').first().innerText()).toBe(description)
    await profile.more.click()
    await expect(profile.names).toHaveText(['Stack 1'])
  })
})
