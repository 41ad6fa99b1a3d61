/** A menu of the board: its subject, its position, and the control that gets focus back. */
export type OpenMenu = ({ kind: 'tool'; toolId: string } | { kind: 'section'; section: string }) & {
  readonly at: { left: number; top: number; width: number; height: number }
  readonly opener: HTMLElement
}

export function boxOf(element: Element): OpenMenu['at'] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
