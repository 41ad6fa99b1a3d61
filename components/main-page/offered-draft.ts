import { createEmitter } from '@/lib/browser/emitter'
import { listDrafts, type Draft } from '@/lib/stack/draft'

/**
 * The draft that 'Restore draft' restores. Only the browser knows it, so the server renders without
 * it.
 */
const { subscribe, emit } = createEmitter()
export const onOffer = subscribe

let offered: Draft | undefined

export const currentOffer = (): Draft | undefined => offered
export const noOffer = (): undefined => undefined

/** Reads the drafts again. The draft of the open board is not offered. */
export function refreshOffer(openDraftId: string): void {
  const next = listDrafts().find(({ id }) => id !== openDraftId)
  if (next?.id === offered?.id && next?.at === offered?.at) return
  offered = next
  emit()
}
