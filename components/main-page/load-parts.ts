import { loadBoardMenu } from '@/components/board/menu/load-menu'
import { loadGeneratorCard } from '@/components/generator/load-card'
import { loadThemeDialog, loadTransformPopover } from '@/components/theme/load-parts'
import { loadEarly } from '@/lib/browser/load-early'

export const loadSave = () => import('@/components/share/save-dialog')
export const loadShare = () => import('@/components/share/share-dialog')
export const loadConflict = () => import('@/components/share/conflict-dialog')
export const loadSection = () => import('@/components/board/dialogs/section-dialog')
export const loadAddTool = () => import('@/components/board/dialogs/add-tool-dialog')
export const loadEditTool = () => import('@/components/board/dialogs/edit-tool-dialog')
export const loadBarMenu = () => import('./bar-menu').then((part) => part.BarMenu)

const ARRANGING = [
  loadBoardMenu,
  loadSection,
  loadAddTool,
  loadEditTool,
  loadBarMenu,
  loadThemeDialog,
  loadTransformPopover,
  loadGeneratorCard,
]

/** All that a save can lead to: saving begins even where the network has gone by then. */
export function loadSaveParts(): void {
  for (const load of [loadSave, loadShare, loadConflict]) loadEarly(load)
}

/** All that somebody presses who has begun to arrange a board: on a train the network is gone at the next press. */
export function loadArrangingParts(): void {
  for (const load of ARRANGING) loadEarly(load)
}
