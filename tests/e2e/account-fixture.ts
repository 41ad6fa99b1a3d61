import { expect, test as base } from '@playwright/test'
import { startProvider, type TestProvider } from '../support/oidc'
import { unique } from '../support/people'
import { freePort } from '../support/free-port'
import type { Product } from '../support/product'
import { startProductFor } from '../support/product-with-engine'
import { startMailServer, type TestMailServer } from '../support/smtp'
import { pageWithoutErrors } from './console-errors'

/** The product with a real mail server and a real OpenID provider in place of Google's. */
interface Services {
  product: Product
  provider: TestProvider
  mail: TestMailServer
}

export const test = base.extend<NonNullable<unknown>, { services: Services }>({
  services: [
    async ({ browserName: _any }, provide, { project }) => {
      const port = String(await freePort())
      const origin = `http://127.0.0.1:${port}`
      const mail = await startMailServer()
      const provider = await startProvider([origin])
      const product = await startProductFor(project.name, {
        PORT: port,
        NEXTAUTH_URL: origin,
        SMTP_URL: mail.url,
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
        GOOGLE_ISSUER: provider.issuer,
      })
      await provide({ product, provider, mail })
      await product.stop()
      await provider.stop()
      await mail.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ services }, provide) => provide(services.product.origin),
  page: pageWithoutErrors,
})

export { expect }

export const newAddress = () => `${unique()}@example.com`

/** A user of the provider with a verified address. */
export function newPerson(provider: TestProvider): { sub: string; email: string } {
  const [sub, email] = [unique('g'), newAddress()]
  provider.add({ sub, email, email_verified: true, name: 'Gina' })
  return { sub, email }
}
