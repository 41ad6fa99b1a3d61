import { loadEarly } from '@/lib/load-early'

export const loadSave = () => import('@/components/share/save-dialog')
export const loadShare = () => import('@/components/share/share-dialog')
export const loadConflict = () => import('@/components/share/conflict-dialog')

/** All that a save can lead to: saving begins even where the network has gone by then. */
export function loadSaveParts(): void {
  for (const load of [loadSave, loadShare, loadConflict]) loadEarly(load)
}
