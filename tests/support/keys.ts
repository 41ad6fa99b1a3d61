import { Guest, type User } from './people'

interface TestKey {
  id: string
  key: string
  /** Requests with the key. */
  program: Guest
}

/** Creates an API key. Deletes the oldest first if the account has the maximum. */
export async function createKey(owner: User, scope: 'read' | 'write'): Promise<TestKey> {
  const create = () => owner.post('/api/account/keys', { name: 'A program', scope })
  let made = await create()
  if (made.status === 409) {
    const { json } = await owner.get('/api/account/keys')
    await owner.call('DELETE', `/api/account/keys/${json.at(-1).id}`)
    made = await create()
  }
  if (made.status !== 201) throw new Error(`creating a key answered ${made.status} ${made.text}`)
  const { id, key } = made.json
  return { id, key, program: new Guest(owner.origin, { authorization: `Bearer ${key}` }) }
}
