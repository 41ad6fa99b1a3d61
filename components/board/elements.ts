import type { BoardActionType } from './board-action'

/**
 * Finds the board's elements in the document by the ids in their markup, because tiles have no
 * refs.
 */

export const tileAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tool-id]') : null

export const sectionAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null

export const tileOf = (toolId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tool-id="${CSS.escape(toolId)}"]`)

export const sectionOf = (title: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(title)}"]`)

export const firstSection = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-section]')

/** The link or button of the tool. */
export const mainControlOf = (tile: Element | null): HTMLElement | null =>
  tile?.querySelector<HTMLElement>('[data-main]') ?? null

/** The button of a tile or section that runs an action. */
export const controlOf = (part: Element | null, type: BoardActionType): HTMLElement | null =>
  part?.querySelector<HTMLElement>(`[data-action="${type}"]:not([data-main])`) ?? null
