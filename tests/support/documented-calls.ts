import { createKey } from './keys'
import { Guest, signUp, unique, type Answer, type User } from './people'
import { png } from './pictures'
import type { TestMailServer } from './smtp'
import { stack } from './stacks'

/** One successful call for each operation of the OpenAPI document. */

interface Scene {
  owner: User
  /** Requests with a write key of the owner. */
  program: Guest
  guest: Guest
  mail: TestMailServer
  /** The id of a stack of the owner, and the code of another stack. */
  id: string
  code: string
  other: string
}

type Call = (scene: Scene) => Promise<Answer>

const upload = (program: Guest) =>
  program.call('POST', '/api/icons', { raw: png(), headers: { 'content-type': 'image/png' } })
const board = { Web: [{ id: '1', text: 'React' }] }
const asSession = ({ origin, cookie }: User) => new Guest(origin, { cookie })
const subscription = () => ({ email: `${unique()}@example.com`, handle: unique('h') })
const tokenIn = async (mail: TestMailServer, address: string, subject: string) =>
  (await mail.letterTo(address, subject)).link.hash.slice(1)

/** By method and path, as in the document. */
export const DOCUMENTED_CALLS: Record<string, Call> = {
  'post /api/techstack': ({ program }) => program.post('/api/techstack', stack()),
  'get /api/techstack/{ref}': ({ program, code }) => program.get(`/api/techstack/${code}`),
  'put /api/techstack/{ref}': ({ program, id }) => program.put(`/api/techstack/${id}`, { title: 'Changed' }),
  'delete /api/techstack/{ref}': ({ program, id }) => program.call('DELETE', `/api/techstack/${id}`),
  'post /api/techstack/{ref}/restore': async ({ program, id }) => {
    await program.call('DELETE', `/api/techstack/${id}`)
    return program.post(`/api/techstack/${id}/restore`, {})
  },
  'get /api/techstack/{ref}/versions': async ({ program, id }) => {
    await program.put(`/api/techstack/${id}`, { title: 'Changed' })
    return program.get(`/api/techstack/${id}/versions`)
  },
  'post /api/techstack/{ref}/versions/{version}/restore': async ({ program, id }) => {
    await program.put(`/api/techstack/${id}`, { title: 'Changed' })
    return program.post(`/api/techstack/${id}/versions/1/restore`, {})
  },
  'get /api/techstack/{ref}/remixes': async ({ program, code }) => {
    await program.post(`/api/share/${code}`, {})
    return program.get(`/api/techstack/${code}/remixes`)
  },
  'post /api/share': ({ program }) => program.post('/api/share', stack()),
  'post /api/share/{code}': ({ program, code }) => program.post(`/api/share/${code}`, {}),
  'get /api/user/{userId}/techstacks': ({ program, owner }) => program.get(`/api/user/${owner.id}/techstacks`),
  'get /api/techstack/search/{query}': ({ program }) => program.get('/api/techstack/search/uses:redis'),
  'get /api/techstack/handle/{handle}': async ({ program }) => {
    await program.post('/api/techstack', stack({ twitterHandle: 'documented' }))
    return program.get('/api/techstack/handle/documented')
  },
  'get /api/techstack/popular': ({ program }) => program.get('/api/techstack/popular'),
  'get /api/techstack/new': ({ program }) => program.get('/api/techstack/new'),
  'get /api/techstack/trending': ({ program }) => program.get('/api/techstack/trending'),
  'get /api/compare/{a}/{b}': ({ program, code, other }) => program.get(`/api/compare/${code}/${other}`),
  'post /api/techstack/generate': ({ program }) =>
    program.post('/api/techstack/generate', { prompt: 'I use React, PostgreSQL, Docker and Figma every day' }),
  'post /api/techstack/transform': ({ program }) =>
    program.post('/api/techstack/transform', { theme: '90s', sections: board, sectionOrder: ['Web'] }),
  'post /api/techstack/explore': ({ program }) =>
    program.post('/api/techstack/explore', { categoryName: 'Databases', existingItems: ['PostgreSQL'] }),
  'post /api/techstack/autocomplete': ({ program }) =>
    program.post('/api/techstack/autocomplete', { currentInput: 'Docker, Postg' }),
  'post /api/generate-persona': ({ guest }) => guest.post('/api/generate-persona', { sections: board }),
  'get /api/tools': ({ program }) => program.get('/api/tools?query=edit&page=1'),
  'get /api/tools/{id}': ({ program }) => program.get('/api/tools/redis'),
  'get /api/icon-mappings': ({ program }) => program.get('/api/icon-mappings?pairs=react%7C%7Ca,redis%7C%7Cb'),
  'get /api/icons': ({ program }) => program.get('/api/icons?query=figma&page=1'),
  'post /api/icons': ({ program }) => upload(program),
  'delete /api/icons/{icon_id}': async ({ program }) =>
    program.call('DELETE', `/api/icons/${(await upload(program)).json.icon_id}`),
  'get /api/explore-data': ({ program }) => program.get('/api/explore-data'),
  'get /api/oembed': ({ program, code, owner }) =>
    program.get(`/api/oembed?url=${encodeURIComponent(`${owner.origin}/stack/${code}`)}`),
  'get /api/health': ({ program }) => program.get('/api/health'),
  'post /api/mcp': ({ program }) => program.post('/api/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  'get /api/openapi.json': ({ program }) => program.get('/api/openapi.json'),
  'post /api/techstack/{ref}/claim': async ({ guest, owner }) => {
    const { id, claimSecret: secret } = (await guest.post('/api/techstack', stack())).json
    return owner.post(`/api/techstack/${id}/claim`, { secret })
  },
  'post /api/report/{code}': ({ guest, code }) => guest.post(`/api/report/${code}`, { reason: 'Not a stack' }),
  'post /api/generate-persona-style': ({ guest }) =>
    guest.post('/api/generate-persona-style', { prompt: 'blue', title: 'Me', description: 'A developer' }),
  'post /api/persona/check': ({ guest }) =>
    guest.post('/api/persona/check', { html: '<p>Hi</p><script>alert(1)</script>' }),
  'post /api/techstack/descriptions': ({ guest }) => guest.post('/api/techstack/descriptions', { tools: ['Redis'] }),
  'get /api/youtube/transcript': ({ guest }) =>
    guest.get(`/api/youtube/transcript?url=${encodeURIComponent('https://www.youtube.com/watch?v=dQw4w9WgXcQ')}`),
  'get /api/icons/{icon_id}': ({ guest }) => guest.get('/api/icons/logos:react'),
  'post /api/feedback': ({ guest }) => guest.post('/api/feedback', { feedback: 'It works' }),
  'post /api/subscribe': ({ guest }) => guest.post('/api/subscribe', subscription()),
  'delete /api/subscribe': async ({ guest, mail }) => {
    const form = subscription()
    await guest.post('/api/subscribe', form)
    return guest.call('DELETE', '/api/subscribe', { body: { token: await tokenIn(mail, form.email, form.handle) } })
  },
  'get /api/preview/{code}': ({ guest, code }) => guest.get(`/api/preview/${code}`),
  'get /api/preview/{code}/card': ({ guest, code }) => guest.get(`/api/preview/${code}/card`),
  'get /api/preview/site': ({ guest }) => guest.get('/api/preview/site'),
  'get /api/compare/{a}/{b}/picture': ({ guest, code, other }) => guest.get(`/api/compare/${code}/${other}/picture`),
  'post /api/account/signup': ({ guest }) =>
    guest.post('/api/account/signup', { email: `${unique()}@example.com`, password: 'correct horse battery' }),
  'post /api/account/verify': async ({ guest, mail, owner }) =>
    guest.post('/api/account/verify', { token: await tokenIn(mail, owner.email, 'Confirm') }),
  'post /api/account/verify/again': async ({ guest }) =>
    asSession(await signUp(guest.origin)).post('/api/account/verify/again', {}),
  'post /api/account/reset': ({ guest, owner }) => guest.post('/api/account/reset', { email: owner.email }),
  'post /api/account/reset/confirm': async ({ guest, mail }) => {
    const { email } = await signUp(guest.origin)
    await guest.post('/api/account/reset', { email })
    const token = await tokenIn(mail, email, 'new password')
    return guest.post('/api/account/reset/confirm', { token, password: 'another horse battery' })
  },
  'get /api/account/token': ({ owner }) => asSession(owner).get('/api/account/token'),
  'post /api/account/password': async ({ guest }) => {
    const user = await signUp(guest.origin)
    const form = { current: user.password, next: 'another horse battery' }
    return asSession(user).post('/api/account/password', form)
  },
  'get /api/account/export': async ({ owner, program, id }) => {
    await program.put(`/api/techstack/${id}`, { title: 'Changed' })
    return asSession(owner).get('/api/account/export')
  },
  'delete /api/account': async ({ guest }) => {
    const user = await signUp(guest.origin)
    return asSession(user).call('DELETE', '/api/account', { body: { confirm: user.email, stacks: 'delete' } })
  },
  'get /api/account/profile': ({ owner }) => owner.get('/api/account/profile'),
  'put /api/account/profile': ({ owner }) => owner.put('/api/account/profile', { links: ['https://there.example'] }),
  'get /api/account/keys': ({ owner }) => owner.get('/api/account/keys'),
  'post /api/account/keys': ({ owner }) => owner.post('/api/account/keys', { name: 'CI', scope: 'read' }),
  'delete /api/account/keys/{id}': async ({ owner }) =>
    owner.call('DELETE', `/api/account/keys/${(await createKey(owner, 'read')).id}`),
}
