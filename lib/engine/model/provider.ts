import 'server-only'
import { createOpenAI, type OpenAIProvider } from '@ai-sdk/openai'
import { env } from '@/lib/env'
import { maxBytes, type Transport } from './answer-size'
import { boundedFetch } from './bounded-fetch'

/**
 * Named, because the client would look for an address in the environment by itself, where an empty
 * one counts for it.
 */
const OPENAI = 'https://api.openai.com/v1'
const BASIC = 'gpt-4.1-mini'
const INTELLIGENT = 'gpt-4.1'

/**
 * OpenAI keeps answers of this protocol for thirty days unless it is told not to; other servers do
 * not know the word.
 */
export const PROVIDER_OPTIONS: Record<string, { store: boolean }> = env.OPENAI_BASE_URL
  ? {}
  : { openai: { store: false } }

export type LanguageModel = ReturnType<OpenAIProvider['chat']>

/**
 * The basic or the intelligent model. Compatible servers speak chat completions; OpenAI itself the
 * responses protocol.
 */
export function languageModel(
  { intelligence = false, maxOutputTokens }: { intelligence?: boolean | undefined; maxOutputTokens: number },
  transport: Transport,
): LanguageModel {
  const openai = createOpenAI({
    // Local servers ask for no key, but the client insists on one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    fetch: boundedFetch(maxBytes(maxOutputTokens, transport)),
    baseURL: env.OPENAI_BASE_URL ?? OPENAI,
  })
  const basic = env.AI_MODEL ?? BASIC
  const id = intelligence ? (env.AI_MODEL_INTELLIGENT ?? env.AI_MODEL ?? INTELLIGENT) : basic
  return env.OPENAI_BASE_URL ? openai.chat(id) : openai.responses(id)
}
