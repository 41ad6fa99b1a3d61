import { loadBoardMenu } from '@/components/board/load-parts'
import { loadGeneratorCard } from '@/components/generator/load-parts'
import { loadThemeDialog, loadTransformPopover } from '@/components/theme/load-parts'
import { loadEarly } from '@/lib/browser/load-early'

export const loadSave = () => import('@/components/share/save-dialog').then((part) => part.SaveDialog)
export const loadShare = () => import('@/components/share/share-dialog').then((part) => part.ShareDialog)
export const loadConflict = () => import('@/components/share/conflict-dialog').then((part) => part.ConflictDialog)
export const loadReport = () => import('@/components/share/report-dialog').then((part) => part.ReportDialog)
export const loadSection = () => import('@/components/board/dialogs/section-dialog').then((part) => part.SectionDialog)
export const loadAddTool = () => import('@/components/board/dialogs/add-tool-dialog').then((part) => part.AddToolDialog)
export const loadEditTool = () =>
  import('@/components/board/dialogs/edit-tool-dialog').then((part) => part.EditToolDialog)
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
