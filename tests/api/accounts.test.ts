import { afterAll, expect, test } from 'vitest'
import { overPostgres } from '../support/api'
import { Guest, signIn, signInForm, signOut, signUp, unique } from '../support/people'
import { freePort } from '../support/free-port'
import { startMailServer } from '../support/smtp'
import { stack } from '../support/stacks'

const mail = await startMailServer()
afterAll(() => mail.stop())
const port = String(await freePort())
const PASSWORD = 'correct horse battery'
const NEXT = 'another horse battery'
const tokenIn = (link: URL) => link.hash.slice(1)

overPostgres(
  'accounts',
  (running) => {
    const origin = () => running().product.origin
    const guest = () => new Guest(origin())
    const session = (cookie: string) => new Guest(origin(), { cookie })

    test('signing up mails a link that verifies the address once', async () => {
      const user = await signUp(origin())
      const { link } = await mail.letterTo(user.email, 'Confirm')
      expect(link.href.startsWith(`${origin()}/account/verify#`)).toBe(true)
      const before = (await session(user.cookie).get('/api/account/export')).json
      expect(before.account.emailVerified).toBeNull()
      expect((await guest().post('/api/account/verify', { token: tokenIn(link) })).status).toBe(200)
      expect((await guest().post('/api/account/verify', { token: tokenIn(link) })).status).toBe(400)
      const after = (await session(user.cookie).get('/api/account/export')).json
      expect(Date.parse(after.account.emailVerified)).toBeGreaterThan(0)
    })

    test('spellings of one address in other letter case are one account', async () => {
      const user = await signUp(origin())
      const again = await guest().post('/api/account/signup', {
        email: ` ${user.email.toUpperCase()} `,
        password: PASSWORD,
      })
      expect(again.status).toBe(409)
      expect((await signIn(origin(), user.email.toUpperCase(), PASSWORD)).id).toBe(user.id)
    })

    test.each([
      ['U+212A KELVIN SIGN', 'k', '\u212a'],
      ['U+017F LONG S', 's', '\u017f'],
      ['U+0130 I WITH DOT ABOVE', 'i', '\u0130'],
    ])('an address with %s signs in, signs up and resets no similar account', async (_name, letter, foreign) => {
      const local = unique('')
      const user = await signUp(origin(), `${letter}${local}@example.com`)
      const email = `${foreign}${local}@example.com`
      await expect(signIn(origin(), email, user.password)).rejects.toThrow('401')
      expect((await guest().post('/api/account/signup', { email, password: PASSWORD })).status).toBe(400)
      expect((await guest().post('/api/account/reset', { email })).status).toBe(400)
      expect((await guest().post('/api/subscribe', { email, handle: unique('h') })).status).toBe(400)
    })

    test('a common password is refused with a message', async () => {
      const answer = await guest().post('/api/account/signup', {
        email: `${unique()}@example.com`,
        password: 'Password123',
      })
      expect(answer.status).toBe(400)
      expect(answer.json.details[0]).toMatchObject({ path: 'password' })
    })

    test('a reset link sets a new password once and ends all earlier sessions and tokens', async () => {
      const user = await signUp(origin())
      await guest().post('/api/account/reset', { email: user.email })
      const token = tokenIn((await mail.letterTo(user.email, 'new password')).link)
      expect((await guest().post('/api/account/reset/confirm', { token, password: 'password' })).status).toBe(400)
      expect((await guest().post('/api/account/reset/confirm', { token, password: NEXT })).status).toBe(200)
      expect(
        (await guest().post('/api/account/reset/confirm', { token, password: 'a third horse battery' })).status,
      ).toBe(400)
      expect((await session(user.cookie).get('/api/account/token')).status).toBe(401)
      expect((await user.get(`/api/user/${user.id}/techstacks`)).status).toBe(401)
      await expect(signIn(origin(), user.email, PASSWORD)).rejects.toThrow('401')
      expect((await signIn(origin(), user.email, NEXT)).id).toBe(user.id)
    })

    test('a mail link works for its purpose only, and of two concurrent uses one succeeds', async () => {
      const user = await signUp(origin())
      const verify = tokenIn((await mail.letterTo(user.email, 'Confirm')).link)
      expect((await guest().post('/api/account/reset/confirm', { token: verify, password: NEXT })).status).toBe(400)
      await guest().post('/api/account/reset', { email: user.email })
      const token = tokenIn((await mail.letterTo(user.email, 'new password')).link)
      const both = await Promise.all(
        [1, 2].map(() => guest().post('/api/account/reset/confirm', { token, password: NEXT })),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    })

    // promise: sign-in-reveals-nothing
    test('a reset answers the same for a known and an unknown address', async () => {
      const user = await signUp(origin())
      const known = await guest().post('/api/account/reset', { email: user.email })
      const unknown = await guest().post('/api/account/reset', { email: `${unique()}@example.com` })
      expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    })

    // promise: sessions-end
    test('a changed password keeps the current session and ends the others', async () => {
      const user = await signUp(origin())
      const elsewhere = await signIn(origin(), user.email, PASSWORD)
      const wrong = await session(user.cookie).post('/api/account/password', { current: 'not my password', next: NEXT })
      expect(wrong.status).toBe(400)
      const changed = await session(user.cookie).post('/api/account/password', { current: PASSWORD, next: NEXT })
      expect(changed.status).toBe(200)
      const renewed = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      expect((await session(renewed).get('/api/account/token')).status).toBe(200)
      expect((await session(elsewhere.cookie).get('/api/account/token')).status).toBe(401)
      expect((await elsewhere.get(`/api/user/${user.id}/techstacks`)).status).toBe(401)
    })

    // promise: sessions-end
    test('signing out ends its session, also for a copy of the cookie, and no other session', async () => {
      const user = await signUp(origin())
      const elsewhere = await signIn(origin(), user.email, PASSWORD)
      await signOut(user)
      expect((await session(user.cookie).get('/api/account/token')).status).toBe(401)
      expect((await session(user.cookie).get('/api/auth/session')).json).toEqual({})
      expect((await session(user.cookie).get('/profile')).text).toContain('Please log in to view your profile.')
      expect((await session(elsewhere.cookie).get('/api/account/token')).status).toBe(200)
    })

    test('of two concurrent sign-ups with one address exactly one creates the account', async () => {
      const form = { email: `${unique()}@example.com`, password: PASSWORD }
      const both = await Promise.all([1, 2].map(() => guest().post('/api/account/signup', form)))
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect((await signIn(origin(), form.email, PASSWORD)).email).toBe(form.email)
    })

    test('of two concurrent claims of one stack exactly one succeeds', async () => {
      const people = [await signUp(origin()), await signUp(origin())]
      const { id, shareCode, claimSecret } = (await guest().post('/api/techstack', stack())).json
      const both = await Promise.all(
        people.map((user) => user.post(`/api/techstack/${id}/claim`, { secret: claimSecret })),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
      const winner = people[both.findIndex(({ status }) => status === 200)]
      expect((await guest().get(`/api/techstack/${shareCode}`)).json.userId).toBe(winner?.id)
    })

    // promise: sign-in-reveals-nothing
    test('signing in answers the same for an unknown address and a wrong password', async () => {
      const { email } = await signUp(origin())
      const form = await signInForm(origin())
      const answers = [email, `${unique()}@example.com`].map(async (address) => {
        const response = await form.send(address, 'not the password')
        return [response.status, await response.text()]
      })
      const [known, other] = await Promise.all(answers)
      expect(known).toEqual(other)
    })

    test('a guest’s stack is claimed once and can then be updated by its owner', async () => {
      const [user, other] = [await signUp(origin()), await signUp(origin())]
      const { id, claimSecret } = (await guest().post('/api/techstack', stack())).json
      expect((await user.put(`/api/techstack/${id}`, { title: 'early' })).status).toBe(403)
      expect((await user.post(`/api/techstack/${id}/claim`, { secret: claimSecret })).json.userId).toBe(user.id)
      expect((await other.post(`/api/techstack/${id}/claim`, { secret: claimSecret })).status).toBe(403)
      expect((await user.put(`/api/techstack/${id}`, { title: 'mine' })).json.title).toBe('mine')
    })

    test('the export is one JSON document without secrets or data of other users', async () => {
      const user = await signUp(origin())
      const made = await user.post('/api/techstack', stack({ name: 'To take along' }))
      await guest().post('/api/techstack', stack({ name: 'Somebody else’s' }))
      const answer = await session(user.cookie).get('/api/account/export')
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      expect(answer.json.account).toMatchObject({ id: user.id, email: user.email })
      expect(answer.json.stacks.map((item: { id: string }) => item.id)).toEqual([made.json.id])
      expect(answer.json.stacks[0].sections).toEqual(made.json.sections)
      expect(answer.text).not.toMatch(/argon2|passwordHash|tokenVersion|claimHash/)
    })

    test('the export contains restorable deleted stacks, and the subscriptions of a verified address', async () => {
      const user = await signUp(origin())
      const { id } = (await user.post('/api/techstack', stack())).json
      await user.call('DELETE', `/api/techstack/${id}`)
      const handle = unique('h')
      await guest().post('/api/subscribe', { email: user.email, handle })
      const mine = async () => (await session(user.cookie).get('/api/account/export')).json
      expect(await mine()).toMatchObject({ stacks: [{ id, deletedAt: expect.any(String) }], subscriptions: [] })
      await guest().post('/api/account/verify', {
        token: tokenIn((await mail.letterTo(user.email, 'Confirm')).link),
      })
      expect((await mine()).subscriptions).toMatchObject([{ handle }])
    })

    test.each([
      ['delete', 404],
      ['keep', 200],
    ] as const)('a deleted account is gone; with "%s" its stacks answer %i', async (stacks, status) => {
      const user = await signUp(origin())
      const { shareCode } = (await user.post('/api/techstack', stack())).json
      const wrong = await session(user.cookie).call('DELETE', '/api/account', {
        body: { confirm: 'x@example.com', stacks },
      })
      expect(wrong.status).toBe(400)
      const gone = await session(user.cookie).call('DELETE', '/api/account', { body: { confirm: user.email, stacks } })
      expect(gone.status).toBe(200)
      expect((await session(user.cookie).get('/api/account/token')).status).toBe(401)
      expect((await user.get(`/api/user/${user.id}/techstacks`)).status).toBe(401)
      await expect(signIn(origin(), user.email, PASSWORD)).rejects.toThrow('401')
      const left = await guest().get(`/api/techstack/${shareCode}`)
      expect(left.status).toBe(status)
      if (status === 200) expect(left.json.userId).toBeNull()
    })

    test('the link in a mail ends its subscription once', async () => {
      const form = { email: `${unique()}@example.com`, handle: unique('h') }
      expect((await guest().post('/api/subscribe', form)).status).toBe(201)
      const { link } = await mail.letterTo(form.email, form.handle)
      expect(link.pathname).toBe('/account/unsubscribe')
      const end = () => guest().call('DELETE', '/api/subscribe', { body: { token: tokenIn(link) } })
      expect([(await end()).status, (await end()).status]).toEqual([200, 400])
      expect((await guest().post('/api/subscribe', { ...form, email: `${unique()}@example.com` })).status).toBe(201)
    })

    // promise: no-secrets-in-logs
    test('the log contains no password, mail token or address', () => {
      const output = running().product.output()
      const secrets = mail.letters.flatMap(({ link, to }) => [tokenIn(link), to])
      expect(secrets.length).toBeGreaterThan(0)
      expect([PASSWORD, NEXT, ...secrets].filter((secret) => output.includes(secret))).toEqual([])
    })
  },
  {
    MAIL_FROM: 'Stackbook <stacks@example.com>',
    SMTP_URL: mail.url,
    PORT: port,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'debug',
  },
)
