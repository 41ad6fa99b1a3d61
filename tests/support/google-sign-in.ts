import { Guest } from './people'

/**
 * Signs in with Google over plain HTTP as a browser does: follows redirects between both sites and
 * sends forms and cookies.
 */

class Jar {
  readonly #cookies = new Map<string, string>()

  constructor(cookie = '') {
    this.take(cookie.split('; ').filter(Boolean))
  }
  take(lines: string[]): void {
    for (const line of lines) {
      const pair = line.split(';')[0] ?? ''
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

interface Arrival {
  /** The last URL at the product. */
  url: URL
  cookie: string
  /** The signed-in user, or undefined. */
  userId: string | undefined
}

const MAX_STEPS = 20

/**
 * `cookie` is the session of a user who is signed in already. `sub` is typed into the provider's
 * form. `alter` changes the query of the authorization request.
 */
export async function continueWithGoogle(
  origin: string,
  sub: string,
  cookie = '',
  alter?: (address: URLSearchParams) => void,
): Promise<Arrival> {
  const jars = new Map<string, Jar>([[origin, new Jar(cookie)]])
  const jarOf = (url: URL) => jars.get(url.origin) ?? jars.set(url.origin, new Jar()).get(url.origin) ?? new Jar()
  const ask = async (url: URL, form?: URLSearchParams) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jarOf(url).header },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    jarOf(url).take(response.headers.getSetCookie())
    return response
  }

  const { csrfToken } = (await (await ask(new URL('/api/auth/csrf', origin))).json()) as { csrfToken: string }
  const begun = await ask(
    new URL('/api/auth/signin/google', origin),
    new URLSearchParams({ csrfToken, json: 'true', callbackUrl: `${origin}/account/popup?done=1` }),
  )
  let url = new URL(((await begun.json()) as { url: string }).url)
  alter?.(url.searchParams)
  let form: URLSearchParams | undefined
  for (let step = 0; step < MAX_STEPS; step++) {
    if (url.origin === origin && url.pathname === '/account/popup') return arrival(origin, url, jarOf(url))
    const response = await ask(url, form)
    form = undefined
    const next = response.headers.get('location')
    if (next) {
      url = new URL(next, url)
      continue
    }
    const page = await response.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!action || !prompt)
      throw new Error(`${url.href} answered ${response.status} and no form: ${page.slice(0, 300)}`)
    url = new URL(action, url)
    form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: sub, password: 'any' } : {}) })
  }
  throw new Error(`no end after ${MAX_STEPS} steps; last ${url.href}`)
}

async function arrival(origin: string, url: URL, jar: Jar): Promise<Arrival> {
  const answer = await new Guest(origin, { cookie: jar.header }).get('/api/account/export')
  return { url, cookie: jar.header, userId: answer.json?.account?.id as string | undefined }
}
