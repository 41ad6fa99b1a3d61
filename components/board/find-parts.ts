/** Finds the parts of the board in the document: markup carries their ids, because one listener stands for all tiles. */

export const tileAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tool-id]') : null

export const sectionAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null

/** What the board does when what is pressed here is pressed. */
export const actionAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset.act : undefined

export const tileOf = (toolId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tool-id="${CSS.escape(toolId)}"]`)

export const sectionOf = (title: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-section="${CSS.escape(title)}"]`)

export const firstSection = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-section]')

/** The link or button that is the tool itself. */
export const mainControlOf = (tile: Element | null): HTMLElement | null =>
  tile?.querySelector<HTMLElement>('[data-main]') ?? null

export const actionOf = (tile: Element | null, action: string): HTMLElement | null =>
  tile?.querySelector<HTMLElement>(`[data-act="${action}"]`) ?? null
