import { requestState } from '@/lib/http/request-state'
import type { PageToClean } from '@/lib/persona/sanitise/clean-page'
import { sanitise } from '@/lib/persona/sanitise/sanitise'
import { describeTools } from './describe'
import { exploreCategory } from './explore'
import { answerPrompt } from './generate'
import { personaPage } from './persona/page'
import { personaOf } from './persona/persona'
import { transformStack } from './transform/transform'

/** Everything that the engine's thread can be asked, under the name of the question. */
export const answers = {
  generate: answerPrompt,
  explore: exploreCategory,
  transform: transformStack,
  describe: describeTools,
  persona: personaOf,
  personaPage,
  cleanPage: ({ source, origin }: PageToClean) =>
    requestState.run({ requestId: '', address: '', origin }, () => sanitise(source)),
}

export type Task = keyof typeof answers
export type Question<T extends Task> = Parameters<(typeof answers)[T]>[0]
export type Answer<T extends Task> = Awaited<ReturnType<(typeof answers)[T]>>
