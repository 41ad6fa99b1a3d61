import { Guest, signUp } from '../support/people'
import { stack } from '../support/stacks'
import { expect, test } from './account-fixture'
import { accountOf } from './pages/account'
import { expectAccessible, expectNoSidewaysScroll } from './product'

test('an API key is created on the account page, shown once, works, and is refused after its deletion', async ({
  page,
  services,
}) => {
  const { origin } = services.product
  const user = await signUp(origin)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/account')
  await accountOf(page).signInAs(user.email, user.password)
  const keys = page.getByRole('region', { name: 'API keys', exact: true })

  await keys.getByRole('button', { name: 'Create API key', exact: true }).click()
  await expect(accountOf(page).message('Give the API key a name, so that you know later what uses it.')).toBeVisible()
  await keys.getByRole('textbox', { name: 'Name of the API key', exact: true }).fill('Nightly job')
  await keys.getByRole('radio', { name: 'Read and write', exact: true }).check()
  await keys.getByRole('button', { name: 'Create API key', exact: true }).click()

  const shown = keys.getByRole('textbox', { name: 'New API key', exact: true })
  await expect(shown).toHaveValue(/^sb_\w{40}$/)
  await expect(keys.getByText('Copy it now: it is not shown again.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const key = await shown.inputValue()
  const program = new Guest(origin, { authorization: `Bearer ${key}` })
  expect((await program.post('/api/techstack', stack())).status).toBe(201)

  await page.reload()
  await expect(keys.getByText(`sb_${key.slice(3, 11)}…`)).toBeVisible()
  await expect(keys.getByText(/· read and write$/)).toBeVisible()
  await expect(shown).toHaveCount(0)
  await keys.getByRole('button', { name: 'Delete API key Nightly job', exact: true }).click()
  await expect(accountOf(page).message('API key deleted')).toBeVisible()
  await expect(keys.getByText('Nightly job', { exact: true })).toHaveCount(0)
  expect((await program.post('/api/techstack', stack())).status).toBe(401)
})
