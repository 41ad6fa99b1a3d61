import 'server-only'
import { extractJsonMiddleware, generateText, Output, wrapLanguageModel, type LanguageModelMiddleware } from 'ai'
import type { z } from 'zod'
import { retryMalformed } from './retry'
import { boundedAnswer } from './bounded-answer'
import { MalformedAnswer } from './failure'
import { INSTRUCTIONS, quoted, type Task } from './instructions'
import { languageModel, PROVIDER_OPTIONS } from './provider'

export interface Question<T> {
  task: Task
  data: Readonly<Record<string, unknown>>
  schema: z.ZodType<T>
  intelligence?: boolean
  maxOutputTokens: number
  signal: AbortSignal
}

function request(
  { task, data, maxOutputTokens }: Omit<Question<unknown>, 'schema' | 'signal'>,
  abortSignal: AbortSignal,
) {
  return {
    system: INSTRUCTIONS[task].join('\n'),
    prompt: quoted(data),
    maxOutputTokens,
    providerOptions: PROVIDER_OPTIONS,
    // No retries by the client: we retry a malformed answer once, and no refusal.
    maxRetries: 0,
    abortSignal,
  }
}

/** Local servers wrap JSON in a code fence, or put a sentence before it. */
const withoutFence = extractJsonMiddleware({
  transform: (text) => {
    const end = text.lastIndexOf('}') + 1
    return end > 0 ? text.slice(text.indexOf('{'), end) : text
  },
})

/** The last middleware in the list is the one next to the model. */
const wholeAnswers = (question: Omit<Question<unknown>, 'schema'>, ...middleware: LanguageModelMiddleware[]) =>
  wrapLanguageModel({
    model: languageModel(question, 'whole'),
    middleware: [...middleware, boundedAnswer(question.maxOutputTokens)],
  })

export function askModel<T>(question: Question<T>): Promise<T> {
  return retryMalformed(question.task, question.signal, async (signal) => {
    const { output } = await generateText({
      ...request(question, signal),
      model: wholeAnswers(question, withoutFence),
      output: Output.object({ schema: question.schema }),
    })
    return output
  })
}

/** A text answer, parsed by `read`; retried once if `read` finds it malformed. */
export function askForText<R>(
  question: Omit<Question<string>, 'schema'>,
  read: (text: string) => Promise<R>,
): Promise<R> {
  return retryMalformed(question.task, question.signal, async (signal) => {
    const { text, finishReason } = await generateText({ ...request(question, signal), model: wholeAnswers(question) })
    if (finishReason === 'length') throw new MalformedAnswer('it was cut off at its greatest length')
    return read(text.replace(/^\s*```(?:html)?\s*\n?|\n?```\s*$/g, '').trim())
  })
}
