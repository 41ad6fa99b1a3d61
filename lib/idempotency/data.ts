import 'server-only'
import { plainClient } from '@/lib/db/client'
import type { Transaction } from '@/lib/db/unit-of-work'

export interface StoredResponse {
  readonly id: string
  readonly request: string
  readonly status: number
  readonly answer: Uint8Array<ArrayBuffer>
}

const SELECT = { id: true, request: true, status: true, answer: true } as const

export const findResponse = (id: string, client: Transaction = plainClient): Promise<StoredResponse | null> =>
  client.idempotencyKey.findUnique({ where: { id }, select: SELECT })

/** An existing response stays. */
export async function storeResponse(answer: StoredResponse, client: Transaction = plainClient): Promise<void> {
  await client.idempotencyKey.createMany({ data: answer, skipDuplicates: true })
}

/** Takes the lock of a key on all instances, until the transaction ends. False if it is taken. */
export async function lockKey(id: string, tx: Transaction): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) AS taken`
  return row?.taken === true
}
