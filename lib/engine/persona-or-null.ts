import 'server-only'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Section } from '@/lib/stack/schema'
import { engine } from './index'
import type { PersonaAnswer } from './types'

/** A stack can do without a persona: if the engine fails, logs it and returns null. */
export async function personaOrNull(sections: Section[], signal: AbortSignal): Promise<PersonaAnswer | null> {
  try {
    return await engine.persona(sections, signal)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.error({ err: error.cause ?? error }, `no persona for a stack: ${error.message}`)
    return null
  }
}
