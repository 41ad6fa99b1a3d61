import 'server-only'
import { log } from '@/lib/log'
import type { Question } from './ask'
import { attempts } from './attempts'
import type { ModelSection } from './ground'
import { languageModel } from './provider'
import { readSections } from './read-sections'

/**
 * Hands over each section when it is complete; `onSection` says whether it was shown. An answer that breaks off after
 * a section was shown ends there and is not whole. Before that it throws.
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
    await attempts(
      task,
      signal,
      (limited) => readSections(languageModel(question), question, limited, show),
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
