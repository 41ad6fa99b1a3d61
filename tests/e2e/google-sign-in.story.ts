import { signUp } from '../support/people'
import { expect, newPerson, test } from './account-world'
import { accountOf, providerOf } from './pages/account'
import { expectFailedRequests } from './quiet-page'

test('Continue with Google signs in through a window of 500 by 600 and leaves the page as it was', async ({
  page,
  world,
}) => {
  const { sub } = newPerson(world.provider)
  const account = accountOf(page)
  await page.goto('/')
  const prompt = page.getByRole('textbox', { name: 'Describe your tech stack', exact: true })
  await prompt.fill('Docker')
  await account.open()
  const opened = page.waitForEvent('popup')
  await account.google.click()
  const popup = await opened
  await popup.waitForURL(`${world.provider.issuer}/**`)
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
  const closed = popup.waitForEvent('close')
  await providerOf(popup).signInAs(sub)
  await closed
  await expect(account.message('Successfully signed in with Google!')).toBeVisible()
  await expect(account.profile).toBeVisible()
  await expect(prompt).toHaveValue('Docker')
})

test('where windows are blocked, the tab itself goes to Google and comes back', async ({ page, world }) => {
  expectFailedRequests(page, '/css')
  const { sub } = newPerson(world.provider)
  const account = accountOf(page)
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/about')
  await account.open()
  await account.google.click()
  await page.waitForURL(`${world.provider.issuer}/**`)
  await providerOf(page).signInAs(sub)
  await page.waitForURL('**/about')
  await expect(account.message('Successfully signed in with Google!')).toBeVisible()
  await expect(account.profile).toBeVisible()
})

test('a closed window, a refusal, an unknown site, a network that fails and a used address each get a sentence that helps', async ({
  page,
  context,
  world,
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
  await closing.waitForURL(`${world.provider.issuer}/**`)
  await closing.close()
  await expect(
    account.message('The Google window was closed before you were signed in. Try again when you are ready.'),
  ).toBeVisible()

  const refusing = await begin()
  await refusing.waitForURL(`${world.provider.issuer}/**`)
  await providerOf(refusing).cancel()
  await expect(account.message('You did not allow the sign-in at Google, so nothing was changed.')).toBeVisible()

  const { sub, email } = newPerson(world.provider)
  await signUp(world.product.origin, email)
  const used = await begin()
  await used.waitForURL(`${world.provider.issuer}/**`)
  await providerOf(used).signInAs(sub)
  await expect(
    account.message(
      'This email address is already used by an account with a password. Sign in with the password, then connect Google on your account page.',
    ),
  ).toBeVisible()

  const host = new URL(world.product.origin).host
  await context.route(`${world.provider.issuer}/auth?*`, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `${world.product.origin}/api/auth/callback/google?error=unauthorized_client` },
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

test('the window of a sign-in, opened by hand, claims no success', async ({ page }) => {
  await page.goto('/account/popup')
  await expect(page.getByText('This sign-in is over.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the start page', exact: true })).toBeVisible()
})

test('a Google account with any address is linked on the account page', async ({ page, context, world }) => {
  const user = await signUp(world.product.origin)
  const { sub } = newPerson(world.provider)
  const account = accountOf(page)
  await page.goto('/account')
  await account.signInAs(user.email, user.password)
  // The dialog has a button of the same name.
  await expect(account.dialog('Sign In')).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click()
  await providerOf(await opened).signInAs(sub)
  await expect(page.getByText('Connected: you can sign in with Google.')).toBeVisible()
  await context.clearCookies()
})
