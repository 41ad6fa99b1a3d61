import 'server-only'
import { generateText, Output, streamText } from 'ai'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { timeLimit } from '@/lib/http/time-limit'
import { log } from '@/lib/log'
import { spendQuestion } from './budget'
import { isMalformed, MalformedAnswer, modelFailure, reason } from './failure'
import { INSTRUCTIONS, quoted, type Task } from './instructions'
import { languageModel, PROVIDER_OPTIONS } from './provider'

interface Question<T> {
  task: Task
  data: Readonly<Record<string, unknown>>
  schema: z.ZodType<T>
  intelligence?: boolean
  maxOutputTokens: number
  signal: AbortSignal
}

const ATTEMPTS = 2

function request(
  { task, data, intelligence = false, maxOutputTokens }: Omit<Question<unknown>, 'schema' | 'signal'>,
  abortSignal: AbortSignal,
) {
  return {
    model: languageModel(intelligence),
    system: INSTRUCTIONS[task].join('\n'),
    prompt: quoted(data),
    maxOutputTokens,
    providerOptions: PROVIDER_OPTIONS,
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
  const limited = timeLimit(env.AI_TIMEOUT_MS, leaving)
  for (let number = 1; ; number++) {
    await spendQuestion()
    try {
      return await attempt(limited)
    } catch (error) {
      leaving.throwIfAborted()
      if (number < ATTEMPTS && isMalformed(error) && mayRetry()) {
        log.warn({ task, err: reason(error) }, 'the model’s answer was malformed; asking once more')
        continue
      }
      throw modelFailure(error, limited)
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

/** A text, as `read` accepts it; what `read` finds malformed is asked for once more. */
export function askForText<R>(
  question: Omit<Question<string>, 'schema'>,
  read: (text: string) => Promise<R>,
): Promise<R> {
  return attempts(question.task, question.signal, async (signal) => {
    const { text, finishReason } = await generateText(request(question, signal))
    if (finishReason === 'length') throw new MalformedAnswer('it was cut off at its greatest length')
    return read(text.replace(/^\s*```(?:html)?\s*\n?|\n?```\s*$/g, '').trim())
  })
}
