import { Guest, signUp, unique } from '../support/people'
import { stack } from '../support/stacks'
import { expect, newAddress, test } from './account-fixture'
import { layoutShift } from './layout-shift'
import { accountOf } from './pages/account'
import { BoardPage } from './pages/board-page'
import { webStack } from './pages/board-test'
import { expectAccessible, expectNoSidewaysScroll } from './product'
import { expectFailedRequests } from './console-errors'

const PASSWORD = 'correct horse battery'
const NEXT = 'another horse battery'

test('signing up names missing fields, then updates the header and keeps the text typed on the page', async ({
  page,
}) => {
  expectFailedRequests(page, '/api/account/signup')
  const account = accountOf(page)
  await page.goto('/')
  const prompt = page.getByRole('textbox', { name: 'Describe your tech stack', exact: true })
  await prompt.fill('React and Redis')
  await account.open()
  await account.button('Create an account').click()
  await expect(account.dialog('Sign Up')).toBeVisible()
  await account.button('Sign Up').click()
  await expect(account.message('Please enter your email.')).toBeVisible()
  await expect(account.email).toBeFocused()
  await account.submit('Sign Up', 'not an address', PASSWORD)
  await expect(account.message('Please enter a complete email address.')).toBeVisible()
  await account.submit('Sign Up', newAddress(), '')
  await expect(account.message('Please enter your password.')).toBeVisible()
  await account.submit('Sign Up', newAddress(), 'password1')
  await expect(account.message('Error')).toBeVisible()
  await account.submit('Sign Up', newAddress(), PASSWORD)
  await expect(account.message('Account created successfully!')).toBeVisible()
  await expect(account.profile).toBeVisible()
  await expect(account.signIn).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(account.signOut).toBeFocused()
  await expect(prompt).toHaveValue('React and Redis')
})

test('a wrong password is refused with a message, and signing out clears the device', async ({ page, services }) => {
  expectFailedRequests(page, '/api/auth/callback/credentials')
  const user = await signUp(services.product.origin)
  const account = accountOf(page)
  await page.goto('/about')
  await account.signInAs(user.email, 'not the password')
  await expect(account.message('The e-mail address or the password is not right.')).toBeVisible()
  await account.submit('Sign In', user.email, user.password)
  await expect(account.message('Successfully signed in!')).toBeVisible()
  await expect(account.profile).toBeVisible()

  await page.reload()
  await expect(account.profile).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(layoutShift)).toBe(0)
  expect(await (await page.request.get('/about')).text()).not.toContain('Sign In')

  await page.evaluate((id) => localStorage.setItem('duplicateUserId', id), user.id)
  await account.signOut.click()
  await expect(account.message('Successfully signed out!')).toBeVisible()
  await expect(account.signIn).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('duplicateUserId'))).toBeNull()
})

test('every password form has a user name field for password managers, and no browser warning', async ({
  page,
  services,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  const nameless = () =>
    page.evaluate(
      () =>
        [...document.forms].filter((form) => {
          const named = form.querySelector('input[autocomplete=username]:is([type=text], [type=email])')
          const password = form.querySelector('input[type=password]')
          return password && !(named && named.compareDocumentPosition(password) & Node.DOCUMENT_POSITION_FOLLOWING)
        }).length,
    )
  const user = await signUp(services.product.origin)
  const account = accountOf(page)
  await page.goto('/account/reset#token')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  expect(await nameless()).toBe(0)

  await page.goto('/account')
  await account.open()
  await account.email.fill(user.email)
  for (const next of ['Forgot password?', 'Back to sign in', 'Create an account', 'Back to sign in']) {
    await expect(account.email).toHaveAttribute('autocomplete', 'username')
    expect(await nameless()).toBe(0)
    await account.button(next).click()
    await expect(account.button(next)).toHaveCount(0)
    await expect(account.email).toHaveValue(user.email)
  }
  await account.submit('Sign In', user.email, user.password)
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
  expect(await nameless()).toBe(0)
  expect(complaints).toEqual([])
})

test('signing in updates another open tab', async ({ page, context, services }) => {
  const user = await signUp(services.product.origin)
  const other = await context.newPage()
  await other.goto('/about')
  await page.goto('/legal')
  await accountOf(page).signInAs(user.email, user.password)
  await expect(accountOf(other).profile).toBeVisible()
})

test('without an answer of the server a message is shown, and the typed text stays', async ({ page }) => {
  expectFailedRequests(page, '/api/auth/csrf')
  const account = accountOf(page)
  await page.goto('/about')
  await account.open()
  await page.route('**/api/auth/csrf', (route) => route.abort())
  await account.submit('Sign In', 'ada@example.com', PASSWORD)
  await expect(account.message('The server did not answer. Check your connection and try again.')).toBeVisible()
  await expect(account.email).toHaveValue('ada@example.com')
})

test('a forgotten password is reset by the mailed link, which works once', async ({ page, context, services }) => {
  const user = await signUp(services.product.origin)
  const account = accountOf(page)
  await page.goto('/about')
  await account.open()
  await account.button('Forgot password?').click()
  await expect(account.dialog('Reset Password')).toBeVisible()
  await expect(account.password).toHaveCount(0)
  await account.submit('Send reset email', user.email)
  await expect(account.message('Password reset email sent!')).toBeVisible()
  await expect(account.dialog('Sign In')).toBeVisible()

  const { link } = await services.mail.letterTo(user.email, 'new password')
  const answer = await page.goto(link.href)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page).toHaveURL(/\/account\/reset$/)
  await page.getByLabel('New password', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Set new password', exact: true }).click()
  await expect(account.dialog('Sign In')).toBeVisible()
  await account.submit('Sign In', user.email, NEXT)
  await expect(account.message('Successfully signed in!')).toBeVisible()

  const again = await context.newPage()
  await again.goto(link.href)
  await again.getByLabel('New password', { exact: true }).fill('a third horse battery')
  await again.getByRole('button', { name: 'Set new password', exact: true }).click()
  await expect(
    accountOf(again).message(
      'This link was used already, is older than an hour or is not complete. Ask for a new one.',
    ),
  ).toBeVisible()
  await again.goto('/account/reset')
  await expect(again.getByRole('button', { name: 'Ask for a new link', exact: true })).toBeVisible()
})

test('the address is verified by a button on the mailed page', async ({ page, context, services }) => {
  const user = await signUp(services.product.origin)
  const { link } = await services.mail.letterTo(user.email, 'Confirm')
  await page.goto(link.href)
  await page.getByRole('button', { name: 'Confirm address', exact: true }).click()
  await expect(page.getByText('Thank you. Your address is confirmed.')).toBeVisible()
  await context.clearCookies()
  const account = accountOf(page)
  await page.goto('/account')
  await account.signInAs(user.email, user.password)
  await expect(page.getByRole('region', { name: 'Email' }).getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a guest’s stack is claimed while its board is open, and saved again as its owner’s', async ({
  page,
  services,
}) => {
  const user = await signUp(services.product.origin)
  const account = accountOf(page)
  const board = new BoardPage(page, services.product.origin)
  const { shareCode: origin } = (await new Guest(services.product.origin).post('/api/techstack', webStack())).json
  await board.open(origin)
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.save('From before')
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  await board.close()
  const shareCode = board.shareCode()
  await expect(board.button('Save Page')).toBeDisabled()

  await account.signInAs(user.email, user.password)
  await account.offer('Claim 1 stack').click()
  await expect(account.message('1 stack added to your profile.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('stackbook:claims'))).toBe('[]')
  await expect(board.button('Save Page')).toBeDisabled()
  await board.moveByKeyboard('Move Redis', ['ArrowLeft'])
  await board.button('Save Page').click()
  await expect(board.toast('Tech stack saved!')).toBeVisible()
  expect((await user.get(`/api/techstack/${shareCode}`)).json).toMatchObject({
    userId: user.id,
    version: 2,
    sections: { Data: [{ text: 'Redis' }, { text: 'PostgreSQL' }] },
  })
})

test('the account page changes the password, exports the data and deletes the account', async ({ page, services }) => {
  const user = await signUp(services.product.origin)
  const { shareCode } = (await user.post('/api/techstack', stack())).json
  const account = accountOf(page)
  await page.goto('/account')
  await expect(page.getByText('Please log in to see your account.')).toBeVisible()
  await account.signInAs(user.email, user.password)

  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Change password', exact: true }).click()
  await expect(account.message('Password changed')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything', exact: true }).click()
  expect((await downloading).suggestedFilename()).toBe('stackbook-account.json')

  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect(account.message('Type your email address to confirm.')).toBeVisible()
  await page.getByLabel(`Type ${user.email} to confirm`, { exact: true }).fill(user.email)
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  await expect(account.message('Account deleted')).toBeVisible()
  await expect(account.signIn).toBeVisible()
  expect((await new Guest(services.product.origin).get(`/api/techstack/${shareCode}`)).status).toBe(404)
})

test('a truncated mail link shows a message and a link to the start page', async ({ page }) => {
  for (const path of ['/account/verify', '/account/unsubscribe']) {
    await page.goto(path)
    await expect(page.getByText('This link is not complete. Open the whole link from the mail.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the start page', exact: true })).toHaveAttribute('href', '/')
  }
})

test('a subscription is ended on its mailed page', async ({ page, services }) => {
  const form = { email: newAddress(), handle: unique('h') }
  await new Guest(services.product.origin).post('/api/subscribe', form)
  await page.goto((await services.mail.letterTo(form.email, form.handle)).link.href)
  await page.getByRole('button', { name: 'End subscription', exact: true }).click()
  await expect(page.getByText('Your subscription has ended, and your handle is free again.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialogs and the pages of an account are accessible and fit a phone (${colorScheme})`, async ({
    page,
    services,
  }) => {
    const user = await signUp(services.product.origin)
    const account = accountOf(page)
    const expectGood = async () => {
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/account')
    await account.open()
    await expectGood()
    await account.button('Create an account').click()
    await expectGood()
    await account.button('Back to sign in').click()
    await account.button('Forgot password?').click()
    await expectGood()
    await account.button('Back to sign in').click()
    await account.submit('Sign In', user.email, user.password)
    await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
    await expectGood()
    for (const [address, heading] of [
      ['/account/reset#token', 'Choose a new password'],
      ['/account/verify#token', 'Confirm your address'],
      ['/account/unsubscribe#token', 'End the subscription'],
      ['/account/popup?error=access_denied', 'Sign in with Google'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expectGood()
    }
  })
}
