import { newListeners } from '@/lib/browser/listeners'

/** The one message on the screen. A new one takes its place; whoever shows it subscribes. */
export interface ToastMessage {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly variant: 'default' | 'destructive'
  readonly action?: { label: string; run: () => void } | undefined
  /** False once it was dismissed or its time was over. */
  readonly open: boolean
}

export type NewToast = Omit<ToastMessage, 'id' | 'variant' | 'open'>

export const TOAST_DURATION_MS = 5000
/** How long a dismissed message is still known, so that whoever shows it can let it leave in its own time. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

const { on, tell } = newListeners()
/** For `useSyncExternalStore`. Messages from before the first subscription are kept: the toaster loads at first use. */
export const onToast = on

let current: ToastMessage | undefined
let count = 0

function change(next: ToastMessage | undefined): void {
  current = next
  tell()
}

export function toast(message: NewToast): void {
  change({ ...message, variant: 'default', id: ++count, open: true })
}

/** Says what did not work, or what is missing. */
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
