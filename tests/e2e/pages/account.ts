import type { Page } from '@playwright/test'

type AccountTitle = 'Sign In' | 'Sign Up' | 'Reset Password'

/** Page object: the header's account controls, the account dialog, and the provider's window. */
export function accountOf(page: Page) {
  const dialog = (title: AccountTitle) => page.getByRole('dialog', { name: title, exact: true })
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
  return {
    dialog,
    signIn: page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }),
    signOut: page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }),
    profile: page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }),
    email: page.getByRole('dialog').getByRole('textbox', { name: 'Email', exact: true }),
    password: page.getByRole('dialog').getByLabel('Password', { exact: true }),
    button: inDialog,
    google: inDialog('Continue with Google'),
    message: (text: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true }),
    offer: (name: string) =>
      page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name, exact: true }),
    async open() {
      await this.signIn.click()
      await dialog('Sign In').waitFor()
    },
    async submit(button: string, email: string, password?: string) {
      await this.email.fill(email)
      if (password !== undefined) await this.password.fill(password)
      await inDialog(button).click()
    },
    async signInAs(email: string, password: string) {
      await this.open()
      await this.submit('Sign In', email, password)
    },
  }
}

/** The provider's pages: sign-in, then consent. */
export function providerOf(page: Page) {
  return {
    async signInAs(sub: string) {
      await page.locator('input[name="login"]').fill(sub)
      await page.locator('input[name="password"]').fill('any')
      await page.getByRole('button').click()
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    cancel: () => page.getByRole('link', { name: /Cancel/ }).click(),
  }
}
