import 'server-only'
import type { StackEngine } from '../types'
import { describeWithModel } from './describe'
import { exploreWithModel } from './explore'
import { generateWithModel } from './generate'
import { personaWithModel } from './persona'
import { personaPageWithModel } from './persona-page'
import { transformWithModel } from './transform'

/** The engine that asks a language model and grounds its answers in the catalogue. */
export const modelEngine: StackEngine = {
  generate: generateWithModel,
  explore: exploreWithModel,
  transform: transformWithModel,
  describe: describeWithModel,
  persona: personaWithModel,
  personaPage: personaPageWithModel,
}
