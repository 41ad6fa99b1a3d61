import { parentPort } from 'node:worker_threads'
import { answers, type Answer, type Task } from '@/lib/engine/embedded/answers'
import { AppError } from '@/lib/errors'
import type { WorkerQuestion, WorkerReply } from './engine-thread'

/** The entry point of the engine thread. */

function replyTo({ task, question }: WorkerQuestion): WorkerReply {
  try {
    return { answer: (answers[task] as (question: unknown) => Answer<Task>)(question) }
  } catch (error) {
    return error instanceof AppError ? { refusal: { code: error.code, message: error.message } } : { fault: error }
  }
}

parentPort?.on('message', (asked: WorkerQuestion) => parentPort?.postMessage(replyTo(asked)))
