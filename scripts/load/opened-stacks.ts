import { createHash } from 'node:crypto'
import { Guest, signUp } from '@/tests/support/people'
import { fillWithTools, shareCodeAt } from '../scale/fill'
import { zipf } from './popularity'
import { newStack, type Saved, type World } from './visitors'

/** The stacks that visitors of a load run open. */

const USERS = 5

async function cookies(origin: string): Promise<() => string> {
  const users: string[] = []
  for (let user = 0; user < USERS; user++) users.push((await signUp(origin)).cookie)
  let turn = 0
  return () => users[(turn += 1) % USERS] ?? ''
}

const NAME = (number: number) => `Desk ${createHash('md5').update(String(number)).digest('hex')}`

/** Stacks of thirty tools, opened with Zipf's distribution. */
export async function manyStacks(databaseUrl: string, origin: string, count: number): Promise<Omit<World, 'origins'>> {
  await fillWithTools(databaseUrl, count)
  const place = zipf(count)
  const next = () => {
    const number = place() + 1
    return { code: shareCodeAt(number), name: NAME(number) }
  }
  return { next, cookie: await cookies(origin) }
}

/** Stacks of 24 tools, saved through the product and opened equally often. */
export async function fewStacks(origin: string, count: number): Promise<Omit<World, 'origins'>> {
  const known: Saved[] = []
  for (let i = 0; i < count; i++) {
    const name = `shared number ${i}`
    const { json } = await new Guest(origin).post('/api/techstack', newStack(name))
    known.push({ code: (json as { shareCode: string }).shareCode, name })
  }
  let turn = 0
  const next = () => known[(turn += 1) % known.length] ?? { code: '', name: '' }
  return { next, cookie: await cookies(origin) }
}
