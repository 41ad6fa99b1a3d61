import { randomBytes } from 'node:crypto'

/** Clients of the API over plain HTTP: a guest and a signed-in user. */

export interface Answer {
  status: number
  headers: Headers
  text: string
  json: any // eslint-disable-line @typescript-eslint/no-explicit-any -- answers are judged by the tests' assertions
}

interface CallOptions {
  body?: unknown
  raw?: string | Uint8Array
  headers?: Record<string, string>
}

export class Guest {
  constructor(
    readonly origin: string,
    protected readonly identity: Record<string, string> = {},
  ) {}

  async call(method: string, path: string, { body, raw, headers = {} }: CallOptions = {}): Promise<Answer> {
    const sends = body !== undefined || raw !== undefined
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(sends ? { 'content-type': 'application/json' } : {}), ...this.identity, ...headers },
      ...(sends ? { body: (raw ?? JSON.stringify(body)) as BodyInit } : {}),
    })
    const text = await response.text()
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      json = undefined
    }
    return { status: response.status, headers: response.headers, text, json }
  }

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, headers ? { headers } : {})
  post = (path: string, body: unknown, headers?: Record<string, string>) =>
    this.call('POST', path, { body, ...(headers ? { headers } : {}) })
  put = (path: string, body: unknown) => this.call('PUT', path, { body })
}

export class User extends Guest {
  constructor(
    origin: string,
    readonly id: string,
    readonly email: string,
    readonly password: string,
    readonly token: string,
    /** The session cookies, for routes that read them. */
    readonly cookie: string,
  ) {
    super(origin, { authorization: `Bearer ${token}` })
  }
}

export const unique = (prefix = 'u') => `${prefix}${randomBytes(5).toString('hex')}`

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** The sign-in form with next-auth's CSRF token. It can be sent any number of times. */
export async function signInForm(origin: string, headers: Record<string, string> = {}) {
  const csrf = await fetch(`${origin}/api/auth/csrf`, { headers })
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const cookie = cookiesOf(csrf)
  const send = (email: string, password: string, fields: Record<string, string> = {}) =>
    fetch(`${origin}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headers, cookie },
      body: new URLSearchParams({ csrfToken, email, password, json: 'true', ...fields }),
    })
  return { cookie, csrfToken, send }
}

export async function signIn(origin: string, email: string, password: string): Promise<User> {
  const form = await signInForm(origin)
  const cookie = [form.cookie, cookiesOf(await form.send(email, password))].join('; ')
  const answer = await fetch(`${origin}/api/account/token`, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`signing in as ${email} failed: ${answer.status} ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  return new User(origin, claims.sub, email, password, token, cookie)
}

/** Signs out as the page does. */
export async function signOut({ origin, cookie }: User): Promise<void> {
  const { csrfToken } = await signInForm(origin, { cookie })
  const response = await fetch(`${origin}/api/auth/signout`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  })
  if (response.status !== 200) throw new Error(`signing out answered ${response.status}`)
}

export async function signUp(
  origin: string,
  email = `${unique()}@example.com`,
  password = 'correct horse battery',
): Promise<User> {
  const answer = await new Guest(origin).post('/api/account/signup', { email, password })
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status} ${answer.text}`)
  return signIn(origin, email, password)
}
