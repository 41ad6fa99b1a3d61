import { setTimeout as pause } from 'node:timers/promises'
import { Guest } from '@/tests/support/people'
import { stack } from '@/tests/support/stacks'
import type { Saved } from '../load/visitors'

/**
 * Checks read-after-write consistency: changes stacks at one instance and reads them at once at
 * another. The response must have the last acknowledged state.
 */

export interface ReadAfterWriteResult {
  /** Reads after an acknowledged change. */
  reads: number
  /** Of these, refused: allowed while something is broken. */
  refused: number
  wrong: string[]
  saved: Saved[]
  deleted: string[]
}

interface Seen {
  status: number
  text: string
}

const addressesOf = (code: string) => [`/?share=${code}`, `/api/techstack/${code}`, `/stack/${code}.json`]
const PAUSE_MS = 150

let changes = 0

export class ReadAfterWriteCheck {
  readonly result: ReadAfterWriteResult = { reads: 0, refused: 0, wrong: [], saved: [], deleted: [] }
  #isOver = false

  constructor(readonly origins: () => string[]) {}

  async run(): Promise<void> {
    while (!this.#isOver) {
      // The instance was killed in between, so this visit proves nothing more; its reads are
      // already counted.
      await this.#oneStack().catch(() => undefined)
      await pause(PAUSE_MS)
    }
  }

  end(): void {
    this.#isOver = true
  }

  /**
   * Saved, changed and deleted. A change that is not acknowledged ends the visit, because its
   * outcome is unknown.
   */
  async #oneStack(): Promise<void> {
    const [first = '', second = first] = this.origins().toSorted(() => Math.random() - 0.5)
    const name = `read after write ${Date.now().toString(36)} ${changes++}`
    const saved = await new Guest(first).post('/api/techstack', stack({ name, title: name }))
    if (saved.status !== 201) return
    const {
      shareCode: code,
      claimSecret,
      version,
    } = saved.json as { shareCode: string; claimSecret: string; version: number }
    const holder = new Guest(first, { 'x-claim-secret': claimSecret })
    const expectShown = (title: string) =>
      this.#look(second, code, ({ status, text }) => status === 200 && text.includes(title), `saved as ${title}`)
    await expectShown(name)
    const changed = `${name} changed`
    const put = await holder.call('PUT', `/api/techstack/${code}`, {
      body: { ...stack({ name: changed, title: changed }), version },
    })
    if (put.status !== 200) return
    await expectShown(changed)
    if (changes % 2 === 0) return void this.result.saved.push({ code, name: changed })
    const gone = await holder.call('DELETE', `/api/techstack/${code}`)
    if (gone.status >= 300) return
    this.result.deleted.push(code)
    await this.#look(second, code, ({ status }) => status === 404, 'deleted')
  }

  async #look(origin: string, code: string, isRight: (seen: Seen) => boolean, state: string): Promise<void> {
    for (const address of addressesOf(code)) {
      this.result.reads += 1
      const seen = await new Guest(origin).get(address).catch(() => undefined)
      if (!seen || seen.status === 503) this.result.refused += 1
      else if (!isRight(seen)) this.result.wrong.push(`${address} was ${state} and answered ${seen.status}`)
    }
  }
}

/** Reads back every acknowledged change at one instance, and returns those that differ. */
export async function differing({ saved, deleted }: ReadAfterWriteResult, origin: string): Promise<string[]> {
  const guest = new Guest(origin)
  const wrong: string[] = []
  for (const { code, name } of saved) {
    const { status, json } = await guest.get(`/api/techstack/${code}`)
    if (status !== 200 || (json as { name: string }).name !== name) wrong.push(`${code} ${status}`)
  }
  for (const code of deleted) {
    const { status } = await guest.get(`/?share=${code}`)
    if (status !== 404) wrong.push(`${code} ${status}, deleted`)
  }
  return wrong
}
