import { embeddedPage } from '@/lib/persona/embedded-page'
import type { StackEngine } from '../types'
import { describeTools } from './describe'
import { exploreCategory } from './explore'
import { friendsIn } from './friends'
import { generateStack } from './generate'
import { personaOf } from './persona/persona'
import { transformStack } from './transform/transform'

/** Makes stacks on this machine: no network, no key, and the same answer for the same question. */
export const embeddedEngine: StackEngine = {
  async generate(request, { signal, onSection }) {
    const sections = generateStack(request)
    for (const section of sections) {
      signal.throwIfAborted()
      onSection(section)
    }
    return { sections }
  },
  explore: async (request) => exploreCategory(request),
  transform: async (request) => transformStack(request),
  describe: async (tools) => describeTools(tools),
  persona: async (sections) => personaOf(sections),
  personaPage: async (request) => embeddedPage(request, friendsIn),
}
