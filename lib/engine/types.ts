import type { Section, Tool } from '@/lib/stack/schema'

/**
 * The interface of an engine, with two implementations: the embedded engine, which needs no
 * configuration, and the language model.
 */

export interface GenerateRequest {
  prompt: string
  /** The text of 'Suggested tools'. */
  tools: string
  intelligence: boolean
}

export interface GenerateOptions {
  /** Aborted when the visitor disconnects, so that no work continues without a reader. */
  signal: AbortSignal
  /** Called as soon as a section is known. */
  onSection: (section: Section) => void
}

export interface GeneratedStack {
  sections: Section[]
  /** At most eight tools that a told stack may lack: suggested, and not added. */
  suggestions?: { section: string; tools: Tool[] }[] | undefined
  /**
   * Messages for the page: only a part of a long text was read, the answer broke off, or another
   * engine answered.
   */
  notice?: string | undefined
}

export interface ExploreRequest {
  categoryName: string
  /** Names of the existing tools in all sections. */
  existing: string[]
  /** Names of those in the section; without it all are. */
  inSection?: string[] | undefined
}

export const TRANSFORM_THEMES = [
  { label: '90s Tech', value: '90s' },
  { label: '80s Retro', value: '80s' },
  { label: 'Y2K Era', value: 'y2k' },
  { label: 'Future Tech', value: 'future' },
  { label: 'Stone Age', value: 'stone age' },
  { label: 'Alien Tech', value: 'alien' },
  { label: 'Matrix Style', value: 'matrix' },
  { label: 'Moon Base', value: 'moon' },
  { label: 'Hacker Culture', value: 'hacker' },
  { label: 'Academic Genius', value: 'genius' },
  { label: 'Gossip Girl', value: 'gossip girl' },
  { label: 'Nerd Culture', value: 'nerd' },
  { label: 'Sports Tech', value: 'jock' },
] as const
export type TransformChoice = (typeof TRANSFORM_THEMES)[number]
export type TransformTheme = TransformChoice['value']

export interface TransformRequest {
  sections: Section[]
  theme: TransformTheme
}

export interface Persona {
  location: string
  profession: string
  hobbies: string
  dailyDrivers: string
  selfAwareMoment: string
  famousQuote: string
}

export interface PersonaAnswer {
  title: string
  /** The persona text: one `Label: value` per line, then the quote. */
  description: string
  persona: Persona
  /** A sentence for the page when another engine answered. */
  notice?: string | undefined
}

export interface PersonaPageRequest {
  prompt: string
  title: string
  description: string
  /** The current page, for `adjust`. */
  html: string
  mode: 'adjust' | 'new'
}

export interface PersonaPage {
  /** Not sanitised: the caller does that. */
  html: string
  /** What could not be done, as sentences; '' if everything was. */
  note: string
}

export interface Suggestion {
  /** The tool's full name. */
  full: string
  /** The part of the input that it completes. */
  original: string
}

/** Reported by a message for the page that another engine answered. */
export type OnNotice = (notice: string) => void

export interface StackEngine {
  generate(request: GenerateRequest, options: GenerateOptions): Promise<GeneratedStack>
  explore(request: ExploreRequest, signal: AbortSignal, onNotice?: OnNotice): Promise<Tool[]>
  transform(request: TransformRequest, signal: AbortSignal, onNotice?: OnNotice): Promise<Section[]>
  describe(tools: { id: string; text: string }[], signal: AbortSignal): Promise<{ id: string; description: string }[]>
  persona(sections: Section[], signal: AbortSignal): Promise<PersonaAnswer>
  personaPage(request: PersonaPageRequest, signal: AbortSignal): Promise<PersonaPage>
}
