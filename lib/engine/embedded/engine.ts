import { visitorKey } from '@/lib/http/request-state'
import { answerOf } from '@/lib/thread-reply'
import type { StackEngine } from '../types'
import type { Answer, Question, Task } from './answers'
import { enginePool } from './engine-pool'

async function ask<T extends Task>(task: T, question: Question<T>, signal: AbortSignal): Promise<Answer<T>> {
  return answerOf<Answer<T>>(await enginePool().ask(task, question, { signal, visitor: visitorKey() }))
}

/** Makes stacks on this machine: no network, no key, and the same answer for the same question. */
export const embeddedEngine: StackEngine = {
  generate: async (request, { signal, onSection }) => {
    const stack = await ask('generate', request, signal)
    for (const section of stack.sections) onSection(section)
    return stack
  },
  explore: (request, signal) => ask('explore', request, signal),
  transform: (request, signal) => ask('transform', request, signal),
  describe: (tools, signal) => ask('describe', tools, signal),
  persona: (sections, signal) => ask('persona', sections, signal),
  personaPage: (request, signal) => ask('personaPage', request, signal),
}
