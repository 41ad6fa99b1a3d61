import { parentPort } from 'node:worker_threads'
import { answers, type Answer, type Task } from '@/lib/engine/embedded/answers'
import { AppError } from '@/lib/errors'
import { openPurifier } from '@/lib/persona/sanitise/purifier'
import { logConsole } from '@/lib/log-output'
import type { WorkerQuestion, WorkerReply } from './engine-thread'

/** The entry point of the engine thread. */

logConsole()

async function replyTo({ task, question }: WorkerQuestion): Promise<WorkerReply> {
  try {
    return { answer: await (answers[task] as (question: unknown) => Answer<Task> | Promise<Answer<Task>>)(question) }
  } catch (error) {
    if (!(error instanceof AppError)) return { fault: error }
    const { code, message, details } = error
    return { refusal: { code, message, details } }
  }
}

// Loaded with the thread: later, with no file descriptor left, the import would fail for good.
await openPurifier()
parentPort?.on('message', (asked: WorkerQuestion) => {
  void replyTo(asked).then((reply) => parentPort?.postMessage(reply))
})
