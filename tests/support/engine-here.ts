import { answers, type Answer, type Question, type Task } from '@/lib/engine/embedded/answers'
import { setEngineThread } from '@/lib/engine/embedded/thread'

/** For a test of what asks the engine: it answers in the test's own thread, as it does in the product in another. */
export function answerHere(): void {
  setEngineThread({
    ask: <T extends Task>(task: T, question: Question<T>) =>
      Promise.resolve({ answer: (answers[task] as (question: Question<T>) => Answer<T>)(question) }),
  })
}
