import type { StackEngine } from '../types'
import { describeTools } from './describe'
import { exploreCategory } from './explore'
import { generateStack } from './generate'
import { personaOf } from './persona/persona'
import { personaPage } from './persona-page'
import { transformStack } from './transform/transform'
import { inTurn } from './turns'

/** Makes stacks on this machine: no network, no key, and the same answer for the same question. */
export const embeddedEngine: StackEngine = {
  generate: (request, { signal, onSection }) =>
    inTurn(signal, () => {
      const sections = generateStack(request)
      for (const section of sections) onSection(section)
      return { sections }
    }),
  explore: (request, signal) => inTurn(signal, () => exploreCategory(request)),
  transform: (request, signal) => inTurn(signal, () => transformStack(request)),
  describe: (tools, signal) => inTurn(signal, () => describeTools(tools)),
  persona: (sections, signal) => inTurn(signal, () => personaOf(sections)),
  personaPage: (request, signal) => inTurn(signal, () => personaPage(request)),
}
