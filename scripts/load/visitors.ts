import { stack, tool } from '@/tests/support/stacks'

/**
 * Simulated visitors, each with one request at a time. Every response is checked: a wrong response
 * is worse than none.
 */

type Kind = 'page' | 'tracked' | 'signed in' | 'search' | 'autocomplete' | 'generate' | 'save'
/**
 * Shares in per cent: pages as links name them, with a tracking parameter, and opened by signed-in
 * users.
 */
const MIX: [Kind, number][] = [
  ['page', 64],
  ['tracked', 1],
  ['signed in', 5],
  ['search', 10],
  ['autocomplete', 10],
  ['generate', 5],
  ['save', 5],
]

export interface Saved {
  code: string
  name: string
}

export interface Tally {
  taken: number[]
  /** 503, 504 or no connection, by kind: allowed only while something is broken. */
  refused: Map<string, number>
  /** Responses that are never allowed. */
  wrong: string[]
  saved: Saved[]
}

export const emptyTally = (): Tally => ({ taken: [], refused: new Map(), wrong: [], saved: [] })

/** A request without a response for this time is a failure. */
const TIMEOUT_MS = 15_000
const WORDS = ['React', 'Postg', 'photo', 'Docker, Re', 'mic']

function pick(): Kind {
  let left = Math.random() * 100
  for (const [kind, share] of MIX) if ((left -= share) < 0) return kind
  return 'page'
}

const oneOf = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(Math.random() * list.length)]
  if (item === undefined) throw new Error('an empty list')
  return item
}

export const newStack = (name: string) => {
  const titles = ['Desk', 'Code', 'Sound']
  const sections = Object.fromEntries(
    titles.map((title) => [
      title,
      Array.from({ length: 8 }, (_, i) => tool(`${title} ${i}`, { description: 'A sentence about it.' })),
    ]),
  )
  return stack({ name, title: name, sections, sectionOrder: titles })
}

export interface World {
  /** The instances that get requests; as behind a load balancer, a dead one is left out. */
  origins: () => string[]
  /** The stack whose page is opened next. */
  next: () => Saved
  /** The cookie header of a user. */
  cookie: () => string
}

interface Asked {
  status: number
  text: string
}

interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

async function ask(origin: string, path: string, { body, headers = {} }: Sent = {}): Promise<Asked> {
  const response = await fetch(origin + path, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

let saves = 0

async function visit(
  kind: Kind,
  origin: string,
  world: World,
  tally: Tally,
): Promise<{ asked: Asked; right: boolean }> {
  if (kind === 'page' || kind === 'tracked' || kind === 'signed in') {
    const known = world.next()
    const tracking = kind === 'tracked' ? `&fbclid=${Math.random().toString(36).slice(2)}` : ''
    const headers: Record<string, string> = kind === 'signed in' ? { cookie: world.cookie() } : {}
    const asked = await ask(origin, `/?share=${known.code}${tracking}`, { headers })
    return { asked, right: asked.status === 200 && asked.text.includes(known.name) }
  }
  if (kind === 'search') {
    const asked = await ask(origin, `/api/techstack/search/${encodeURIComponent(world.next().name)}`)
    return { asked, right: asked.status === 200 && Array.isArray(JSON.parse(asked.text)) }
  }
  if (kind === 'autocomplete') {
    const asked = await ask(origin, '/api/techstack/autocomplete', { body: { currentInput: oneOf(WORDS) } })
    return { asked, right: asked.status === 200 && asked.text.startsWith('{"suggestions":[') }
  }
  if (kind === 'generate') {
    const body = { prompt: 'React, Redis, Docker and a Shure SM7B' }
    const asked = await ask(origin, '/api/techstack/generate', { body })
    return { asked, right: asked.status === 200 && asked.text.includes('"sectionOrder":["') }
  }
  const name = `load ${Date.now().toString(36)} ${saves++}`
  const asked = await ask(origin, '/api/techstack', { body: newStack(name) })
  if (asked.status !== 201) return { asked, right: false }
  const { shareCode: code } = JSON.parse(asked.text) as { shareCode: string }
  tally.saved.push({ code, name })
  return { asked, right: true }
}

const isRefusal = ({ status, text }: Asked) =>
  (status === 503 || status === 504) && (text.startsWith('{"error":"') || text.includes('<html'))

async function oneVisit(world: World, tally: Tally): Promise<void> {
  const kind = pick()
  const started = performance.now()
  const origin = oneOf(world.origins())
  try {
    const { asked, right } = await visit(kind, origin, world, tally)
    if (right) tally.taken.push(performance.now() - started)
    else if (isRefusal(asked)) count(tally, `${kind} ${asked.status}`)
    else tally.wrong.push(`${kind} ${asked.status} ${asked.text.slice(0, 120)}`)
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    if (late) tally.wrong.push(`${kind} had no answer for ${TIMEOUT_MS} ms`)
    else count(tally, `${kind} no connection`)
    // Without a pause, refusals would be a busy loop.
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const count = (tally: Tally, what: string) => tally.refused.set(what, (tally.refused.get(what) ?? 0) + 1)

/** Runs this many visitors in parallel for the given time. */
export async function runVisitors(count: number, seconds: number, world: World, tally = emptyTally()): Promise<Tally> {
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < end) await oneVisit(world, tally)
    }),
  )
  return tally
}

/** Reads back every acknowledged save and returns those that are missing or changed. */
export async function findLostSaves(saved: Saved[], origin: string): Promise<string[]> {
  const missing: string[] = []
  for (const { code, name } of saved) {
    const { status, text } = await ask(origin, `/api/techstack/${code}`)
    const got = status === 200 ? (JSON.parse(text) as { name: string; sectionOrder: string[] }) : undefined
    if (got?.name !== name || got.sectionOrder.length !== 3) missing.push(`${code} ${status}`)
  }
  return missing
}
