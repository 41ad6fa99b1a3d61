import { createServer } from 'node:http'
import { once } from 'node:events'
import Provider from 'oidc-provider'
import { freePort } from './free-port'

/** A user of the provider, who signs in by typing `sub` into its form. */
export interface ProviderPerson {
  sub: string
  email?: string
  email_verified: boolean
  name: string
}

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Adds a user to the provider. */
  add: (person: ProviderPerson) => void
  stop: () => Promise<void>
}

/** A real OpenID provider in place of Google's, with sign-in and consent pages. */
export async function startProvider(origins: string[]): Promise<TestProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, ProviderPerson>()
  const clientId = 'stackbook-tests'
  const clientSecret = 'stackbook-tests-secret-of-the-provider'
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: origins.map((origin) => `${origin}/api/auth/callback/google`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    findAccount: (_context: unknown, id: string) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => person }
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google, put address and name into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    cookies: { keys: ['tests'] },
  })
  const server = createServer(provider.callback())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    clientId,
    clientSecret,
    add: (person) => people.set(person.sub, person),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
