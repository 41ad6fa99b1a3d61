import { catalogEntry } from '@/lib/catalog/entries'
import { entryNamed } from '@/lib/catalog/name-index'
import { normaliseText } from '@/lib/text/normalise-text'
import type { Section } from './schema'

/**
 * The prefix of keys for tools without an entry. No entry id begins with it, and all of them sort
 * before it.
 */
export const UNKNOWN_TOOL = '~'

/** The key of a tool in the tool index: its entry id, else its normalised text. */
export const toolKey = (text: string): string => entryNamed(text)?.id ?? UNKNOWN_TOOL + normaliseText(text)

/** The key of a tool by its entry id, name or alias. */
export const keyNamed = (name: string): string => catalogEntry(name.toLowerCase())?.id ?? toolKey(name)

/** Every tool of a stack once. */
export const toolKeys = (texts: readonly string[]): string[] => [...new Set(texts.map(toolKey))]

export const toolTexts = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ tools }) => tools.map(({ text }) => text))
