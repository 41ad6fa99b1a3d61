import { loadEarly } from '@/lib/browser/load-early'

/** Asked for by a press, and as soon as a finger rests on a tool. */
export const loadBoardMenu = () => import('./menu/board-menu').then((part) => part.BoardMenu)

export const loadBoardGestures = () => import('./gestures/board-gestures').then((part) => part.BoardGestures)

const PARTS = [() => import('@/lib/generate/persona'), () => import('@/lib/generate/persona-page'), loadBoardGestures]

/**
 * What a new board needs besides its tools. Fetched while the stack is still being made: afterwards it would queue behind
 * dozens of icons, and the persona page with it.
 */
export function loadBoardParts(): void {
  for (const load of PARTS) loadEarly(load)
}
