/** A menu of the board: what it is about, where it floats, and which control gets the focus back. */
export type OpenMenu = ({ kind: 'tool'; toolId: string } | { kind: 'section'; section: string }) & {
  readonly at: { left: number; top: number; width: number; height: number }
  readonly opener: HTMLElement
}

export function boxOf(element: Element): OpenMenu['at'] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
