import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { freePort } from './free-port'

/** How the provider deviates from the protocol in one sign-in. */
export interface ProviderFault {
  /** Overrides fields of the discovery document. */
  document?: Record<string, unknown>
  claims?: JWTPayload
  /** Replaces the signed ID token. */
  idToken?: (claims: JWTPayload) => string
  /** Replaces the response of one endpoint. */
  answer?: { at: string; with: (request: IncomingMessage, response: ServerResponse) => void }
}

export interface FaultyProvider {
  issuer: string
  setFault: (fault: ProviderFault) => void
  /** The number of open connections to it. */
  connections: () => Promise<number>
  stop: () => Promise<void>
}

const CLIENT = 'stackbook-tests'
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const withoutSignature = (claims: JWTPayload) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`

/**
 * A fake OpenID provider that signs in every visitor without a form, with the claims and faults
 * that a test sets.
 */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] }
  /** Nonces by authorization code. */
  const nonces = new Map<string, string>()
  let fault: ProviderFault = {}
  const send = (response: ServerResponse, body: unknown) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  const tokens = async (code: string) => {
    const now = Math.floor(Date.now() / 1000)
    const honest = { iss: issuer, aud: CLIENT, iat: now, exp: now + 600, nonce: nonces.get(code) }
    const claims = { ...honest, email_verified: true, ...fault.claims }
    const signed = () => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
    const idToken = fault.idToken ? fault.idToken(claims) : await signed()
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
        ...fault.document,
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
    if (fault.answer?.at === url.pathname) return fault.answer.with(request, response)
    answers[url.pathname]?.(url, response, request)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    issuer,
    setFault: (given) => (fault = given),
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
