/**
 * The actions of the board's controls. They are plain markup with a data attribute, because one
 * listener on the board is cheaper than thousands on its tiles; `boardActionAt` turns a press into
 * a typed action.
 */
export type BoardAction =
  | { readonly type: 'tool-menu'; readonly toolId: string; readonly control: HTMLElement }
  | { readonly type: 'move-tool'; readonly toolId: string; readonly control: HTMLElement }
  | { readonly type: 'section-menu'; readonly section: string; readonly control: HTMLElement }
  | { readonly type: 'move-section'; readonly section: string; readonly control: HTMLElement }
  | { readonly type: 'explore'; readonly section: string; readonly control: HTMLElement }
  | { readonly type: 'reset-explored'; readonly section: string; readonly control: HTMLElement }
  | { readonly type: 'keep-explored'; readonly section: string; readonly control: HTMLElement }
  | { readonly type: 'add-tool'; readonly section: string; readonly control: HTMLElement }

export type BoardActionType = BoardAction['type']

const OF_TOOLS: Record<string, Extract<BoardAction, { toolId: string }>['type']> = {
  'tool-menu': 'tool-menu',
  'move-tool': 'move-tool',
}
const OF_SECTIONS: Record<string, Extract<BoardAction, { section: string }>['type']> = {
  'section-menu': 'section-menu',
  'move-section': 'move-section',
  explore: 'explore',
  'reset-explored': 'reset-explored',
  'keep-explored': 'keep-explored',
  'add-tool': 'add-tool',
}

/** The attribute of a control: `<button {...boardAction('explore')}>`. */
export const boardAction = (type: BoardActionType) => ({ 'data-action': type })

export function boardActionAt(target: EventTarget | null): BoardAction | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
  const name = control?.dataset.action ?? ''
  const toolId = control?.closest<HTMLElement>('[data-tool-id]')?.dataset.toolId
  const section = control?.closest<HTMLElement>('[data-section]')?.dataset.section
  const [ofTool, ofSection] = [OF_TOOLS[name], OF_SECTIONS[name]]
  if (control && ofTool && toolId !== undefined) return { type: ofTool, toolId, control }
  if (control && ofSection && section !== undefined) return { type: ofSection, section, control }
  return undefined
}
