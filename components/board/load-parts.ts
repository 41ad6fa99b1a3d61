import { loadEarly } from '@/lib/browser/load-early'

export const loadBoardGestures = () => import('./gestures/board-gestures')

const PARTS = [() => import('@/lib/generate/persona'), () => import('@/lib/generate/persona-page'), loadBoardGestures]

/**
 * What a new board needs besides its tools. Fetched while the stack is still being made: afterwards it would queue behind
 * dozens of icons, and the persona page with it.
 */
export function loadBoardParts(): void {
  for (const load of PARTS) loadEarly(load)
}
