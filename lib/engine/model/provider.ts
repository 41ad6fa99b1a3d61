import 'server-only'
import { createOpenAI, type OpenAIProvider } from '@ai-sdk/openai'
import { env } from '@/lib/env'
import { maxBytes, type Transport } from './answer-size'
import { boundedFetch } from './bounded-fetch'

/** Set explicitly, because the client would read an environment variable, also an empty one. */
const OPENAI = 'https://api.openai.com/v1'
const BASIC = 'gpt-4.1-mini'
const INTELLIGENT = 'gpt-4.1'

/**
 * OpenAI stores answers of this protocol for thirty days unless told not to; other servers do not
 * know the option.
 */
export const PROVIDER_OPTIONS: Record<string, { store: boolean }> = env.OPENAI_BASE_URL
  ? {}
  : { openai: { store: false } }

export type LanguageModel = ReturnType<OpenAIProvider['chat']>

/**
 * The basic or the intelligent model. OpenAI is called by its responses protocol, compatible
 * servers by chat completions.
 */
export function languageModel(
  { intelligence = false, maxOutputTokens }: { intelligence?: boolean | undefined; maxOutputTokens: number },
  transport: Transport,
): LanguageModel {
  const openai = createOpenAI({
    // Local servers need no key, but the client requires one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    fetch: boundedFetch(maxBytes(maxOutputTokens, transport)),
    baseURL: env.OPENAI_BASE_URL ?? OPENAI,
  })
  const basic = env.AI_MODEL ?? BASIC
  const id = intelligence ? (env.AI_MODEL_INTELLIGENT ?? env.AI_MODEL ?? INTELLIGENT) : basic
  return env.OPENAI_BASE_URL ? openai.chat(id) : openai.responses(id)
}
