import { expectFailedRequests } from './console-errors'
import { accountOf } from './pages/account'
import { expect, test } from './product'

const FAILED_HERE = 'Something failed on our side. Please try again in a moment.'

for (const [request, path] of [
  ['token', '/api/auth/csrf'],
  ['form', '/api/auth/callback/credentials'],
] as const)
  test(`a 500 for the ${request} of a sign-in is shown as a failure of the server, and the typed text stays`, async ({
    page,
  }) => {
    expectFailedRequests(page, path)
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' }))
    const account = accountOf(page)
    await page.goto('/about')
    await account.signInAs('ada@example.com', 'correct horse battery')
    await expect(account.message(FAILED_HERE)).toBeVisible()
    await expect(account.email).toHaveValue('ada@example.com')
    await expect(account.password).toHaveValue('correct horse battery')
  })
