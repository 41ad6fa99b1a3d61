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

/** The first answer stays, should there be one by now. */
export async function storeResponse(answer: StoredResponse, client: Transaction = plainClient): Promise<void> {
  await client.idempotencyKey.createMany({ data: answer, skipDuplicates: true })
}

/** Whether nobody else, on any instance, works under this key. It is free again when the transaction ends. */
export async function lockKey(id: string, tx: Transaction): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) AS taken`
  return row?.taken === true
}
