import 'server-only'
import { plainClient } from '@/lib/db/client'
import { UnitOfWork, type Transaction } from '@/lib/db/unit-of-work'
import { currentWork } from '@/lib/db/work'
import { AppError } from '@/lib/errors'
import { failure } from '@/lib/http/api-response'
import { log } from '@/lib/log'
import { processSingleton } from '@/lib/process-singleton'
import type { CallerKey } from './caller-key'
import { findResponse, storeResponse, lockKey, type StoredResponse } from './data'

class StillRunning extends AppError {
  constructor() {
    super('conflict', 'The first request with this Idempotency-Key is still running. Try again in a moment.', {
      headers: { 'retry-after': '1' },
    })
  }
}

/** Another instance responded between our read and our lock. */
class AnsweredMeanwhile extends Error {
  constructor(readonly kept: StoredResponse) {
    super('this request was answered meanwhile')
  }
}

const running = processSingleton('idempotency-keys', () => new Set<string>())

/** Responses that do not depend on the request: repeating it may succeed. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([401, 429])

/**
 * Executes the first request and stores its changes and response in one transaction; repetitions
 * get the stored response. So a repetition is never executed twice, also if the first response was
 * lost.
 */
export async function respondOnce(key: CallerKey, request: string, answer: () => Promise<Response>): Promise<Response> {
  if (running.has(key.id)) throw new StillRunning()
  running.add(key.id)
  try {
    const kept = await findResponse(key.id)
    return kept ? await replay(key, request, kept) : await respondFirst(key, request, answer)
  } finally {
    running.delete(key.id)
  }
}

async function replay(key: CallerKey, request: string, { request: first, status, answer }: StoredResponse) {
  if (first !== request)
    throw new AppError('key_reused', 'This Idempotency-Key was sent with another request before. Use a new one.')
  return new Response(await key.open(answer), {
    status,
    headers: { 'content-type': 'application/json', 'idempotency-replayed': 'true' },
  })
}

async function respondFirst(key: CallerKey, request: string, answer: () => Promise<Response>): Promise<Response> {
  const unit = new UnitOfWork(plainClient, (tx) => begin(key, tx))
  const work = currentWork()
  if (work) Object.assign(work, { unit, isIdempotent: true })
  const keep = async (response: Response, client?: Transaction) => {
    const sealed = await key.seal(await response.clone().text())
    await storeResponse({ id: key.id, request, status: response.status, answer: sealed }, client)
  }
  try {
    const response = await answer()
    await unit.commit((tx) => keep(response, tx))
    if (work) work.stored = true
    return response
  } catch (error) {
    await unit.undo()
    if (error instanceof AnsweredMeanwhile) return replay(key, request, error.kept)
    if (isFinal(error))
      await keep(failure(error)).catch((cause: unknown) =>
        log.warn({ err: cause }, 'a refusal could not be kept; its repetition is carried out anew'),
      )
    throw error
  } finally {
    // Tasks after the response are not part of the transaction.
    if (work) work.unit = undefined
  }
}

async function begin({ id }: CallerKey, tx: Transaction): Promise<void> {
  if (!(await lockKey(id, tx))) throw new StillRunning()
  const kept = await findResponse(id, tx)
  if (kept) throw new AnsweredMeanwhile(kept)
}

const isFinal = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.status < 500 &&
  !TRANSIENT_STATUSES.has(error.status) &&
  !(error instanceof StillRunning)
