import { createEmitter } from '@/lib/browser/emitter'
import { listDrafts, type Draft } from '@/lib/stack/draft'

/** The draft that 'Restore draft' would bring back. Known in the browser alone, so the server renders without it. */
const { subscribe, emit } = createEmitter()
export const onOffer = subscribe

let offered: Draft | undefined

export const currentOffer = (): Draft | undefined => offered
export const noOffer = (): undefined => undefined

/** Looks again. The board that is open is its own draft and is not offered. */
export function refreshOffer(openDraftId: string): void {
  const next = listDrafts().find(({ id }) => id !== openDraftId)
  if (next?.id === offered?.id && next?.at === offered?.at) return
  offered = next
  emit()
}
