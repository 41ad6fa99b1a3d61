import type { Credentials, DocumentedCall } from './documented-client'
import { createKey } from './keys'
import type { Guest } from './people'
import { signUp, unique, type User } from './people'
import { png } from './pictures'
import type { TestMailServer } from './smtp'
import { stack } from './stacks'

/** One successful call for each operation of the OpenAPI document, by operation id. */

interface Scene {
  owner: User
  guest: Guest
  mail: TestMailServer
  /**
   * A new stack of the owner, or of a guest when the call is made with its claim secret; prepared
   * by `own`.
   */
  id: string
  code: string
  /** Requests that may change that stack. */
  own: Guest
  /** The code of another stack of the owner. */
  other: string
}

interface Call extends DocumentedCall {
  /** Of another caller than the owner. */
  credentials?: Credentials
}

type Passed = Call | ((scene: Scene) => Call | Promise<Call>)

const board = { Web: [{ id: '1', text: 'React' }] }
const subscription = () => ({ email: `${unique()}@example.com`, handle: unique('h') })
const tokenIn = async (mail: TestMailServer, address: string, subject: string) =>
  (await mail.letterTo(address, subject)).link.hash.slice(1)

/** The value of the session cookie among a user's cookies. */
export const sessionOf = ({ cookie }: User): string =>
  /(?:^|; )next-auth\.session-token=([^;]+)/.exec(cookie)?.[1] ?? ''

const atRef = ({ id }: Scene): Call => ({ path: { ref: id } })
const atCode = ({ code }: Scene): Call => ({ path: { code } })
const deleted = async ({ own, id }: Scene): Promise<Call> => {
  await own.call('DELETE', `/api/techstack/${id}`)
  return { path: { ref: id } }
}
const changed = async ({ own, id }: Scene): Promise<void> => {
  const { status } = await own.put(`/api/techstack/${id}`, { title: 'Changed' })
  if (status !== 200) throw new Error(`the stack could not be changed: ${status}`)
}
const uploaded = async ({ owner }: Scene): Promise<Call> => {
  const { json } = await owner.call('POST', '/api/icons', { raw: png(), headers: { 'content-type': 'image/png' } })
  return { path: { icon_id: json.icon_id } }
}
const compared = ({ code, other }: Scene): Call => ({ path: { a: code, b: other } })

export const DOCUMENTED_CALLS: Readonly<Record<string, Passed>> = {
  'post-techstack': () => ({ body: stack(), header: { 'Idempotency-Key': unique() } }),
  'get-techstack-ref': ({ code }) => ({ path: { ref: code } }),
  'put-techstack-ref': ({ id }) => ({ path: { ref: id }, body: { title: 'Changed', version: 1 } }),
  'delete-techstack-ref': atRef,
  'post-techstack-ref-restore': deleted,
  'get-techstack-ref-versions': async (scene) => {
    await changed(scene)
    return atRef(scene)
  },
  'post-techstack-ref-versions-version-restore': async (scene) => {
    await changed(scene)
    return { path: { ref: scene.id, version: '1' }, body: { version: 2 } }
  },
  'get-techstack-ref-remixes': async ({ owner, code }) => {
    await owner.post(`/api/share/${code}`, {})
    return { path: { ref: code } }
  },
  'post-share': { body: stack() },
  'post-share-code': ({ code }) => ({ path: { code }, body: {} }),
  'get-user-userId-techstacks': ({ owner }) => ({ path: { userId: owner.id }, query: { deleted: '1' } }),
  'get-techstack-search-query': { path: { query: 'uses:redis' } },
  'get-techstack-handle-handle': async ({ owner }) => {
    await owner.post('/api/techstack', stack({ twitterHandle: 'documented' }))
    return { path: { handle: 'documented' } }
  },
  'get-techstack-popular': {},
  'get-techstack-new': {},
  'get-techstack-trending': {},
  'get-compare-a-b': compared,
  'get-compare-a-b-picture': compared,
  'post-techstack-generate': { body: { prompt: 'I use React, PostgreSQL, Docker and Figma every day', tools: 'Vite' } },
  'post-techstack-transform': { body: { theme: '90s', sections: board, sectionOrder: ['Web'] } },
  'post-techstack-explore': { body: { categoryName: 'Databases', existingItems: ['PostgreSQL'] } },
  'post-techstack-autocomplete': { body: { currentInput: 'Docker, Postg' } },
  'post-generate-persona': { body: { sections: board } },
  'get-tools': { query: { query: 'edit', category: 'editor', page: 1 } },
  'get-tools-id': { path: { id: 'redis' } },
  'get-icon-mappings': { query: { pairs: 'react||a,redis||b' } },
  'get-icons': { query: { query: 'figma', page: 1 } },
  'post-icons': { body: png(), as: 'image/png' },
  'get-icons-icon-id': { path: { icon_id: 'logos:react' }, query: { ground: 'dark' } },
  'delete-icons-icon-id': uploaded,
  'get-explore-data': {},
  'get-oembed': ({ code, owner }) => ({
    query: { url: `${owner.origin}/stack/${code}`, maxwidth: '480', maxheight: '300', format: 'json' },
  }),
  'get-health': {},
  'post-mcp': { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  'get-openapi-json': {},
  'post-techstack-ref-claim': async ({ guest }) => {
    const { id, claimSecret: secret } = (await guest.post('/api/techstack', stack())).json
    return { path: { ref: id }, body: { secret } }
  },
  'post-report-code': ({ code }) => ({ path: { code }, body: { reason: 'Not a stack' } }),
  'post-generate-persona-style': { body: { prompt: 'blue', title: 'Me', description: 'A developer' } },
  'post-persona-check': { body: { html: '<p>Hi</p><script>alert(1)</script>' } },
  'post-techstack-descriptions': { body: { tools: ['Redis'] } },
  'get-youtube-transcript': { query: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } },
  'post-feedback': { body: { feedback: 'It works' } },
  'post-subscribe': () => ({ body: subscription() }),
  'delete-subscribe': async ({ guest, mail }) => {
    const form = subscription()
    await guest.post('/api/subscribe', form)
    return { body: { token: await tokenIn(mail, form.email, form.handle) } }
  },
  'get-preview-code': atCode,
  'get-preview-code-card': atCode,
  'get-preview-site': {},
  'post-account-signup': () => ({ body: { email: `${unique()}@example.com`, password: 'correct horse battery' } }),
  'post-account-verify': async ({ mail, owner }) => ({ body: { token: await tokenIn(mail, owner.email, 'Confirm') } }),
  'post-account-verify-again': async ({ guest }) => ({
    credentials: { session: sessionOf(await signUp(guest.origin)) },
  }),
  'post-account-reset': ({ owner }) => ({ body: { email: owner.email } }),
  'post-account-reset-confirm': async ({ guest, mail }) => {
    const { email } = await signUp(guest.origin)
    await guest.post('/api/account/reset', { email })
    return { body: { token: await tokenIn(mail, email, 'new password'), password: 'another horse battery' } }
  },
  'get-account-token': {},
  'post-account-password': async ({ guest }) => {
    const user = await signUp(guest.origin)
    return {
      credentials: { session: sessionOf(user) },
      body: { current: user.password, next: 'another horse battery' },
    }
  },
  'get-account-export': async (scene) => {
    await changed(scene)
    return {}
  },
  'delete-account': async ({ guest }) => {
    const user = await signUp(guest.origin)
    return { credentials: { session: sessionOf(user) }, body: { confirm: user.email, stacks: 'delete' } }
  },
  'get-account-profile': {},
  'put-account-profile': { body: { links: ['https://there.example'] } },
  'get-account-keys': {},
  'post-account-keys': async ({ guest }) => ({
    credentials: { idToken: (await signUp(guest.origin)).token },
    body: { name: 'CI', scope: 'read' },
  }),
  'delete-account-keys-id': async ({ guest }) => {
    const user = await signUp(guest.origin)
    return { credentials: { idToken: user.token }, path: { id: (await createKey(user, 'read')).id } }
  },
  'get-stack-code-json': ({ code }) => ({ path: { code }, query: { v: 1 } }),
  'get-stack-code-md': atCode,
  'get-stack-code-svg': ({ code }) => ({
    path: { code },
    query: { theme: 'dark', style: 'icons', columns: 6, names: '0', limit: 3 },
  }),
  'get-stack-code-png': ({ code }) => ({ path: { code }, query: { size: 'square', theme: 'y2k' } }),
  'get-tool-id-svg': { path: { id: 'redis' } },
  'get-schema-stack-json': {},
  'get-feed-xml': {},
  'get-person-feed-xml': async ({ owner }) => {
    const userName = unique('p').slice(0, 12)
    const named = await owner.put('/api/account/profile', { userName, public: true })
    return {
      path: { person: named.status === 200 ? userName : (await owner.get('/api/account/profile')).json.userName },
    }
  },
  'get-cli-tgz': {},
}
