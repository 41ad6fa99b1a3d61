import 'server-only'
import { generateText, Output, streamText } from 'ai'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { takePoint } from '@/lib/http/rate-limit'
import { log } from '@/lib/log'
import { isMalformed, modelFailure } from './failure'
import { INSTRUCTIONS, quoted, type Task } from './instructions'
import { languageModel } from './provider'

interface Question<T> {
  task: Task
  data: Readonly<Record<string, unknown>>
  schema: z.ZodType<T>
  intelligence?: boolean
  maxOutputTokens: number
  signal: AbortSignal
}

const ATTEMPTS = 2
/** All visitors together: what a day may cost is bounded whoever asks. */
const EVERYBODY = 'everybody'

function request(
  { task, data, intelligence = false, maxOutputTokens }: Omit<Question<unknown>, 'schema' | 'signal'>,
  abortSignal: AbortSignal,
) {
  return {
    model: languageModel(intelligence),
    system: INSTRUCTIONS[task].join('\n'),
    prompt: quoted(data),
    maxOutputTokens,
    // One retry is ours, on a malformed answer; a server that refuses is not asked again.
    maxRetries: 0,
    abortSignal,
  }
}

/** Runs `attempt` within the time limit, and once more when the model's answer was malformed. */
async function attempts<R>(
  task: Task,
  leaving: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<R>,
  mayRetry = () => true,
): Promise<R> {
  await takePoint('modelDay', EVERYBODY)
  const deadline = AbortSignal.timeout(env.AI_TIMEOUT_MS)
  for (let number = 1; ; number++) {
    try {
      return await attempt(AbortSignal.any([leaving, deadline]))
    } catch (error) {
      leaving.throwIfAborted()
      if (number < ATTEMPTS && isMalformed(error) && mayRetry()) {
        log.warn({ task, err: error }, 'the model’s answer was malformed; asking once more')
        continue
      }
      throw modelFailure(error, deadline)
    }
  }
}

export function askModel<T>(question: Question<T>): Promise<T> {
  return attempts(question.task, question.signal, async (signal) => {
    const { output } = await generateText({
      ...request(question, signal),
      output: Output.object({ schema: question.schema }),
    })
    return output
  })
}

/** The same, handing on what is known so far of an answer that is still being written. */
export function streamModel<T>(question: Question<T>, onPartial: (partial: unknown) => boolean): Promise<T> {
  let shown = false
  return attempts(
    question.task,
    question.signal,
    async (signal) => {
      let failed: unknown
      const answer = streamText({
        ...request(question, signal),
        output: Output.object({ schema: question.schema }),
        onError: ({ error }) => void (failed = error),
      })
      try {
        for await (const partial of answer.partialOutputStream) shown = onPartial(partial) || shown
        return await answer.output
      } catch (error) {
        // The stream's own failure says more than "no output".
        throw failed ?? error
      }
    },
    () => !shown,
  )
}

export function askForText(question: Omit<Question<string>, 'schema'>): Promise<string> {
  return attempts(question.task, question.signal, async (signal) => {
    const { text } = await generateText(request(question, signal))
    return text.replace(/^\s*```(?:html)?\s*\n?|\n?```\s*$/g, '').trim()
  })
}
