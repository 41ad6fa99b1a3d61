import { describeTools } from './describe'
import { exploreCategory } from './explore'
import { answerPrompt } from './generate'
import { personaPage } from './persona/page'
import { personaOf } from './persona/persona'
import { transformStack } from './transform/transform'

/** Everything that the embedded engine can be asked, under the name of the question. */
export const answers = {
  generate: answerPrompt,
  explore: exploreCategory,
  transform: transformStack,
  describe: describeTools,
  persona: personaOf,
  personaPage,
}

export type Task = keyof typeof answers
export type Question<T extends Task> = Parameters<(typeof answers)[T]>[0]
export type Answer<T extends Task> = ReturnType<(typeof answers)[T]>
