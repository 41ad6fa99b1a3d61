import { answers, type Answer, type Question, type Task } from '@/lib/engine/embedded/answers'
import { setEnginePool } from '@/lib/engine/embedded/engine-pool'

/** For a test of what asks the engine: it answers in the test's own thread, as it does in the product in another. */
export function answerHere(): void {
  setEnginePool({
    ask: <T extends Task>(task: T, question: Question<T>) =>
      Promise.resolve({ answer: (answers[task] as (question: Question<T>) => Answer<T>)(question) }),
  })
}
