import { answers, type Answer, type Question, type Task } from '@/lib/engine/embedded/answers'
import { setEnginePool } from '@/lib/engine/embedded/engine-pool'

/** Runs the embedded engine in the test's thread instead of a worker thread. */
export function answerInProcess(): void {
  setEnginePool({
    ask: async <T extends Task>(task: T, question: Question<T>) => ({
      answer: await (answers[task] as (question: Question<T>) => Answer<T> | Promise<Answer<T>>)(question),
    }),
  })
}
