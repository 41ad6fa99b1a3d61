import type { SectionsEdit } from './edit'
import { toolStatus } from './limits'
import type { Section, Tool } from './schema'
import { DEFAULT_THEME, type StackTheme } from './stack-theme'

/**
 * The content of the board: everything of a stack that a visitor can change, and that undo covers.
 */
export interface Content {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly twitterHandle: string
  readonly theme: StackTheme
  readonly htmlContent: string
  readonly listed: boolean
  readonly sections: readonly Section[]
  /**
   * The title that came with the persona text. While `title` is this one, saving replaces it with
   * the name. Not stored.
   */
  readonly personaTitle?: string | undefined
  /**
   * The persona page before a generation: a new page replaces it, unless the visitor does first.
   * Not stored.
   */
  readonly outdatedPage?: { readonly html: string } | undefined
}

/** A function from content to content. One without an effect returns the same object. */
export type Change = (content: Content) => Content

export const onSections =
  (edit: SectionsEdit): Change =>
  (content) => {
    const sections = edit(content.sections)
    return sections === content.sections ? content : { ...content, sections }
  }

/** The stored stack behind the board, as it was when it was loaded or last saved. */
export interface SavedStack {
  readonly id: string
  readonly shareCode: string
  readonly userId: string | null
  readonly version: number
  readonly content: Content
}

export const EMPTY_CONTENT: Content = {
  name: '',
  title: '',
  description: '',
  twitterHandle: '',
  theme: DEFAULT_THEME,
  htmlContent: '',
  listed: true,
  sections: [],
}

export function savedFrom(stored: Omit<SavedStack, 'content'> & Content): SavedStack {
  const { id, shareCode, userId, version } = stored
  const { name, title, description, twitterHandle, theme, htmlContent, listed, sections } = stored
  return {
    id,
    shareCode,
    userId,
    version,
    content: { name, title, description, twitterHandle, theme, htmlContent, listed, sections },
  }
}

export const countTools = (sections: readonly Section[]): number =>
  sections.reduce((count, { tools }) => count + tools.length, 0)

/** Tools in round-robin order over the sections, so that a few represent the whole stack. */
export function interleaveTools(sections: readonly Section[]): Tool[] {
  const longest = Math.max(0, ...sections.map(({ tools }) => tools.length))
  return Array.from({ length: longest }, (_, at) => sections.flatMap(({ tools }) => tools[at] ?? [])).flat()
}

const sameTool = (a: Tool, b: Tool | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    toolStatus(a.status) === toolStatus(b.status) &&
    Object.entries(a).every(([key, value]) => key === 'status' || b[key as keyof Tool] === value))

export function sameSections(a: readonly Section[], b: readonly Section[]): boolean {
  if (a === b) return true
  return (
    a.length === b.length &&
    a.every((section, at) => {
      const other = b[at]
      if (!other || section.title !== other.title || section.tools.length !== other.tools.length) return false
      return section.tools.every((tool, index) => sameTool(tool, other.tools[index]))
    })
  )
}

/** The title to store: the name, unless the visitor has written a title. */
export function titleToSave(content: Content, saved: SavedStack | undefined): string {
  const followsName = saved !== undefined && saved.content.title === saved.content.name
  const isOwnTitle =
    content.title !== '' &&
    content.title !== content.personaTitle &&
    !(followsName && content.title === saved.content.title)
  return isOwnTitle ? content.title : content.name.trim()
}

/**
 * Whether a persona page has to be made: for a generated stack, and for a board that no server has.
 */
export function needsPersonaPage({ htmlContent, outdatedPage }: Content, saved: SavedStack | undefined): boolean {
  return outdatedPage ? htmlContent === outdatedPage.html : saved === undefined && htmlContent === ''
}

/**
 * Whether Save Page has something to save: sections, order, title, description, handle, theme or
 * persona page.
 */
export function differs(a: Content, b: Content): boolean {
  return (
    a.title !== b.title ||
    a.description !== b.description ||
    a.twitterHandle !== b.twitterHandle ||
    a.theme !== b.theme ||
    a.htmlContent !== b.htmlContent ||
    !sameSections(a.sections, b.sections)
  )
}

/**
 * Whether the board holds something that is stored nowhere: also a name or a tick that Save Page
 * does not look at.
 */
export function isUnsaved(content: Content, saved: SavedStack | undefined): boolean {
  if (!saved) return content.sections.length > 0
  return (
    content.name !== saved.content.name || content.listed !== saved.content.listed || differs(content, saved.content)
  )
}
