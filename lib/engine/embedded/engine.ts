import { AppError } from '@/lib/errors'
import { requestState, visitorAddress } from '@/lib/http/request-state'
import { serverBusy } from '@/lib/http/server-busy'
import type { StackEngine } from '../types'
import type { Answer, Question, Task } from './answers'
import { enginePool } from './engine-pool'

async function ask<T extends Task>(task: T, question: Question<T>, signal: AbortSignal): Promise<Answer<T>> {
  const visitor = requestState.getStore()?.visitor?.key ?? visitorAddress()
  const reply = await enginePool().ask(task, question, { signal, visitor })
  if (reply === 'crowded') throw serverBusy()
  if ('answer' in reply) return reply.answer
  const { code, message, cause } = reply.refusal
  throw new AppError(code, message, { cause })
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
