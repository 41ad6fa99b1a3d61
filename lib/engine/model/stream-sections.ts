import 'server-only'
import { log } from '@/lib/log'
import type { Question } from './ask'
import { retryMalformed } from './retry'
import type { ModelSection } from './grounding'
import { languageModel } from './provider'
import { readSections } from './read-sections'

/**
 * Calls `onSection` for each complete section; it returns whether the section was shown. If the
 * answer breaks off after a shown section, returns it as incomplete; before that, throws.
 */
export async function streamSections(
  question: Question<unknown>,
  onSection: (section: ModelSection) => boolean,
): Promise<{ isWhole: boolean }> {
  const { task, signal } = question
  let shown = false
  const show = (section: ModelSection) => {
    shown = onSection(section) || shown
  }
  try {
    await retryMalformed(
      task,
      signal,
      (limited) => readSections(languageModel(question, 'streamed'), question, limited, show),
      () => !shown,
    )
    return { isWhole: true }
  } catch (error) {
    signal.throwIfAborted()
    if (!shown) throw error
    const cause = error instanceof Error ? (error.cause ?? error) : error
    log.warn({ task, err: cause }, 'the language model’s answer broke off; its whole sections are kept')
    return { isWhole: false }
  }
}
