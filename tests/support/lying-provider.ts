import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { freePort } from './free-port'

/** What a provider says otherwise than it should, in one sign-in. */
export interface Lie {
  /** Beside, or in the place of, what its document says. */
  document?: Record<string, unknown>
  claims?: JWTPayload
  /** In the place of the signed id token. */
  idToken?: (claims: JWTPayload) => string
  /** Answers in its place at one of its addresses. */
  answer?: { at: string; with: (request: IncomingMessage, response: ServerResponse) => void }
}

export interface LyingProvider {
  issuer: string
  lie: (lie: Lie) => void
  /** Connections to it that are open. */
  connections: () => Promise<number>
  stop: () => Promise<void>
}

const CLIENT = 'stackbook-tests'
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const withoutSignature = (claims: JWTPayload) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`

/** An OpenID provider that signs every visitor in without a form, with the claims that a test sets. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] }
  /** By the code of the visit that brought it. */
  const nonces = new Map<string, string>()
  let lie: Lie = {}
  const send = (response: ServerResponse, body: unknown) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const tokens = async (code: string) => {
    const now = Math.floor(Date.now() / 1000)
    const honest = { iss: issuer, aud: CLIENT, iat: now, exp: now + 600, nonce: nonces.get(code) }
    const claims = { ...honest, email_verified: true, ...lie.claims }
    const signed = () => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
    const idToken = lie.idToken ? lie.idToken(claims) : await signed()
    return { access_token: 'a', token_type: 'Bearer', id_token: idToken }
  }
  const answers: Record<string, (url: URL, response: ServerResponse, request: IncomingMessage) => unknown> = {
    '/.well-known/openid-configuration': (_url, response) =>
      send(response, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...lie.document,
      }),
    '/auth': ({ searchParams }, response) => {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      const code = randomUUID()
      const nonce = searchParams.get('nonce')
      if (nonce !== null) nonces.set(code, nonce)
      back.searchParams.set('code', code)
      back.searchParams.set('state', searchParams.get('state') ?? '')
      response.writeHead(302, { location: back.href }).end()
    },
    '/token': async (_url, response, request) =>
      send(response, await tokens(new URLSearchParams(await text(request)).get('code') ?? '')),
    '/jwks': (_url, response) => send(response, keys),
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (lie.answer?.at === url.pathname) return lie.answer.with(request, response)
    answers[url.pathname]?.(url, response, request)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    lie: (told) => (lie = told),
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
