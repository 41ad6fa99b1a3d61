import { afterAll, expect, test } from 'vitest'
import { overPostgres } from '../support/api'
import { continueWithGoogle } from '../support/google-sign-in'
import { startProvider, type ProviderPerson } from '../support/oidc'
import { Guest, signInForm, signUp, unique } from '../support/people'
import { freePort } from '../support/free-port'
import { startMailServer } from '../support/smtp'

const mail = await startMailServer()
const port = String(await freePort())
const appOrigin = `http://127.0.0.1:${port}`
const provider = await startProvider([appOrigin])
afterAll(async () => {
  await provider.stop()
  await mail.stop()
})

function person(over: Partial<ProviderPerson> = {}) {
  const sub = unique('g')
  const made = { sub, email: `${sub}@example.com`, email_verified: true, name: 'Gina', ...over }
  provider.add(made)
  return made
}

overPostgres(
  'sign-in at an OpenID provider',
  (running) => {
    const origin = () => running().product.origin
    const exported = async (cookie: string) => (await new Guest(origin(), { cookie }).get('/api/account/export')).json
    const confirmAddress = async (email: string) => {
      const { link } = await mail.letterTo(email, 'Confirm')
      await new Guest(origin()).post('/api/account/verify', { token: link.hash.slice(1) })
    }

    test('the first sign-in creates an account, and later ones find it, also after a change of the address', async () => {
      const gina = person()
      const first = await continueWithGoogle(origin(), gina.sub)
      expect(first.url.searchParams.get('done')).toBe('1')
      const account = await exported(first.cookie)
      expect(account.account).toMatchObject({ email: gina.email, name: 'Gina' })
      expect(account.signInsElsewhere).toEqual([
        { provider: 'google', providerAccountId: `${provider.issuer}|${gina.sub}` },
      ])
      provider.add({ ...gina, email: `${unique('new')}@example.com` })
      expect((await continueWithGoogle(origin(), gina.sub)).userId).toBe(first.userId)
    })

    test.each<[string, (address: URLSearchParams) => void]>([
      ['another nonce than its visit', (address) => address.set('nonce', 'of-another-visit')],
      ['no nonce', (address) => address.delete('nonce')],
    ])('a token with %s is refused', async (_what, alter) => {
      const refused = await continueWithGoogle(origin(), person().sub, '', alter)
      expect(refused.url.searchParams.get('error')).toBe('OAuthCallback')
      expect(refused.userId).toBeUndefined()
    })

    // promise: google-linking
    test('Google does not sign in to a password account whose address is unverified', async () => {
      const gina = person()
      const user = await signUp(origin(), gina.email)
      const refused = await continueWithGoogle(origin(), gina.sub)
      expect(refused.url.searchParams.get('error')).toBe('OAuthAccountNotLinked')
      expect(refused.userId).toBeUndefined()
      expect((await exported(user.cookie)).signInsElsewhere).toEqual([])
    })

    test('after the account’s address is verified, Google is linked to it', async () => {
      const gina = person()
      const user = await signUp(origin(), gina.email)
      await confirmAddress(gina.email)
      expect((await continueWithGoogle(origin(), gina.sub)).userId).toBe(user.id)
    })

    // promise: google-linking
    test('an unverified or missing address at the provider neither links nor creates an account', async () => {
      const gina = person({ email_verified: false })
      const user = await signUp(origin(), gina.email)
      await confirmAddress(gina.email)
      const stranger = person({ email_verified: false })
      const nobody = { sub: unique('g'), email_verified: true, name: 'Nobody' }
      provider.add(nobody)
      for (const sub of [gina.sub, stranger.sub, nobody.sub]) {
        const refused = await continueWithGoogle(origin(), sub)
        expect(refused.url.searchParams.get('error')).toBe('AddressNotVerified')
        expect(refused.userId).toBeUndefined()
      }
      expect((await exported(user.cookie)).signInsElsewhere).toEqual([])
    })

    test('a user signed in with a password links any Google account, and can sign in with it', async () => {
      const gina = person()
      const user = await signUp(origin())
      expect((await continueWithGoogle(origin(), gina.sub, user.cookie)).userId).toBe(user.id)
      expect((await continueWithGoogle(origin(), gina.sub)).userId).toBe(user.id)
    })

    test('a linked Google account cannot be linked to a second account', async () => {
      const gina = person()
      const first = await continueWithGoogle(origin(), gina.sub)
      const user = await signUp(origin())
      const refused = await continueWithGoogle(origin(), gina.sub, user.cookie)
      expect(refused.url.searchParams.get('error')).toBe('OAuthAccountNotLinked')
      expect(first.userId).not.toBe(user.id)
      expect((await exported(user.cookie)).signInsElsewhere).toEqual([])
    })

    test('a session ended by a new password links nothing', async () => {
      const user = await signUp(origin())
      const changed = await new Guest(origin(), { cookie: user.cookie }).post('/api/account/password', {
        current: user.password,
        next: 'another horse battery',
      })
      const renewed = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const thief = person()
      expect((await continueWithGoogle(origin(), thief.sub, user.cookie)).userId).not.toBe(user.id)
      expect((await exported(renewed)).signInsElsewhere).toEqual([])
    })

    // promise: google-linking
    test('verifying an address by a reset unlinks a Google account that a stranger had linked before', async () => {
      const victim = `${unique('victim')}@example.com`
      const planted = await signUp(origin(), victim)
      const thief = person()
      expect((await continueWithGoogle(origin(), thief.sub, planted.cookie)).userId).toBe(planted.id)
      await new Guest(origin()).post('/api/account/reset', { email: victim })
      const { link } = await mail.letterTo(victim, 'new password')
      const set = await new Guest(origin()).post('/api/account/reset/confirm', {
        token: link.hash.slice(1),
        password: 'the victim’s own words',
      })
      expect(set.status).toBe(200)
      expect((await continueWithGoogle(origin(), thief.sub)).userId).not.toBe(planted.id)
    })

    test('the provider’s error code is shown if it is a known one, and otherwise replaced', async () => {
      const at = (error: string) =>
        new Guest(origin()).get(`/api/auth/callback/google?error=${encodeURIComponent(error)}`)
      expect((await at('access_denied')).headers.get('location')).toBe('/account/popup?error=access_denied')
      expect((await at('//evil.example')).headers.get('location')).toBe('/account/popup?error=OAuthCallback')
    })

    // promise: no-open-redirect
    test('sign-in redirects to no other site', async () => {
      const user = await signUp(origin())
      const form = await signInForm(origin())
      const response = await form.send(user.email, user.password, { callbackUrl: 'https://evil.example/' })
      expect(new URL(((await response.json()) as { url: string }).url).origin).toBe(origin())
    })
  },
  {
    PORT: port,
    NEXTAUTH_URL: appOrigin,
    SMTP_URL: mail.url,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
  },
)
