import { createEmitter } from '@/lib/browser/emitter'

/** The one toast on the screen: a new one replaces it. */
export interface ToastMessage {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly variant: 'default' | 'destructive'
  readonly action?: { label: string; run: () => void } | undefined
  /** False after it was dismissed or its time has ended. */
  readonly open: boolean
}

export type NewToast = Omit<ToastMessage, 'id' | 'variant' | 'open'>

export const TOAST_DURATION_MS = 5000
/** How long a dismissed toast stays in the store, so that its closing animation can finish. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

const { subscribe, emit } = createEmitter()
/**
 * For `useSyncExternalStore`. Toasts from before the first subscription are kept: the toast host
 * loads at first use.
 */
export const subscribeToast = subscribe

let current: ToastMessage | undefined
let count = 0

function change(next: ToastMessage | undefined): void {
  current = next
  emit()
}

export function toast(message: NewToast): void {
  change({ ...message, variant: 'default', id: ++count, open: true })
}

/** For failures and missing input. */
export function toastError(title: string, description?: string): void {
  change({ title, description, variant: 'destructive', id: ++count, open: true })
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  change({ ...current, open: false })
  setTimeout(() => {
    if (current?.id === id) change(undefined)
  }, TOAST_REMOVE_DELAY_MS)
}

export function currentToast(): ToastMessage | undefined {
  return current
}
