import { setTimeout as wait } from 'node:timers/promises'

/** Gives up after `ms`: whoever was asked may look at its signal late, or never. */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = wait(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`)
  })
  try {
    return await Promise.race([work(done.signal), late])
  } finally {
    done.abort()
  }
}
