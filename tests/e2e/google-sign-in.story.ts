import { signUp } from '../support/people'
import { expect, newPerson, test } from './account-fixture'
import { accountOf, providerOf } from './pages/account'
import { expectFailedRequests } from './console-errors'

test('Continue with Google signs in through a window of 500 by 600 and does not change the page', async ({
  page,
  services,
}) => {
  const { sub } = newPerson(services.provider)
  const account = accountOf(page)
  await page.goto('/')
  const prompt = page.getByRole('textbox', { name: 'Describe your tech stack', exact: true })
  await prompt.fill('Docker')
  await account.open()
  const opened = page.waitForEvent('popup')
  await account.google.click()
  const popup = await opened
  await popup.waitForURL(`${services.provider.issuer}/**`)
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
  const closed = popup.waitForEvent('close')
  await providerOf(popup).signInAs(sub)
  await closed
  await expect(account.message('Successfully signed in with Google!')).toBeVisible()
  await expect(account.profile).toBeVisible()
  await expect(prompt).toHaveValue('Docker')
})

test('with blocked popups, the tab itself goes to Google and returns', async ({ page, services }) => {
  expectFailedRequests(page, '/css')
  const { sub } = newPerson(services.provider)
  const account = accountOf(page)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/about')
  await account.open()
  await account.google.click()
  await page.waitForURL(`${services.provider.issuer}/**`)
  await providerOf(page).signInAs(sub)
  await page.waitForURL('**/about')
  await expect(account.message('Successfully signed in with Google!')).toBeVisible()
  await expect(account.profile).toBeVisible()
})

test('a closed window, a refusal, an unknown origin, a network error and a used address each show a helpful message', async ({
  page,
  context,
  services,
}) => {
  const account = accountOf(page)
  await page.goto('/about')
  await account.open()
  const begin = async () => {
    const opened = page.waitForEvent('popup')
    await account.google.click()
    return opened
  }

  const closing = await begin()
  await closing.waitForURL(`${services.provider.issuer}/**`)
  await closing.close()
  await expect(
    account.message('The Google window was closed before you were signed in. Try again when you are ready.'),
  ).toBeVisible()

  const refusing = await begin()
  await refusing.waitForURL(`${services.provider.issuer}/**`)
  await providerOf(refusing).cancel()
  await expect(account.message('You did not allow the sign-in at Google, so nothing was changed.')).toBeVisible()

  const { sub, email } = newPerson(services.provider)
  await signUp(services.product.origin, email)
  const used = await begin()
  await used.waitForURL(`${services.provider.issuer}/**`)
  await providerOf(used).signInAs(sub)
  await expect(
    account.message(
      'This email address is already used by an account with a password. Sign in with the password, then connect Google on your account page.',
    ),
  ).toBeVisible()

  const host = new URL(services.product.origin).host
  await context.route(`${services.provider.issuer}/auth?*`, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `${services.product.origin}/api/auth/callback/google?error=unauthorized_client` },
    }),
  )
  await begin()
  await expect(
    account.message(
      `Google does not accept sign-ins from ${host} yet. The site’s administrators have to add its address to the allowed ones; until then, sign in with your email and password.`,
    ),
  ).toBeVisible()

  await context.route('**/api/auth/signin/google', (route) => route.abort())
  await begin()
  await expect(
    account.message(
      'Google could not be reached. Check your connection and try again, or sign in with your email and password.',
    ),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account.signIn).toBeVisible()
})

test('a sign-in window opened directly does not report success', async ({ page }) => {
  await page.goto('/account/popup')
  await expect(page.getByText('This sign-in is over.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the start page', exact: true })).toBeVisible()
})

test('any Google account can be linked on the account page', async ({ page, context, services }) => {
  const user = await signUp(services.product.origin)
  const { sub } = newPerson(services.provider)
  const account = accountOf(page)
  await page.goto('/account')
  await account.signInAs(user.email, user.password)
  // The dialog would have a button of the same name.
  await expect(account.dialog('Sign In')).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click()
  await providerOf(await opened).signInAs(sub)
  await expect(page.getByText('Connected: you can sign in with Google.')).toBeVisible()
  await context.clearCookies()
})
