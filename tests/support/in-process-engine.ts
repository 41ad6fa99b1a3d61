import { answers, type Answer, type Question, type Task } from '@/lib/engine/embedded/answers'
import { setEnginePool } from '@/lib/engine/embedded/engine-pool'

/** Runs the embedded engine in the test's thread instead of a worker thread. */
export function answerInProcess(): void {
  setEnginePool({
    ask: <T extends Task>(task: T, question: Question<T>) =>
      Promise.resolve({ answer: (answers[task] as (question: Question<T>) => Answer<T>)(question) }),
  })
}
