/** The one message on the screen. A new one takes its place; whoever shows it subscribes. */
export interface ToastMessage {
  readonly id: number
  readonly title: string
  readonly description?: string | undefined
  readonly variant: 'default' | 'destructive'
  readonly action?: { label: string; run: () => void } | undefined
}

type Listener = (message: ToastMessage) => void

const listeners = new Set<Listener>()
let newest: ToastMessage | undefined
let count = 0

export function toast(message: Omit<ToastMessage, 'id' | 'variant'> & { variant?: ToastMessage['variant'] }): void {
  newest = { variant: 'default', ...message, id: ++count }
  for (const listener of listeners) listener(newest)
}

/** Messages from before the first subscription are kept: the toaster loads at first use. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  if (newest) listener(newest)
  return () => listeners.delete(listener)
}

export function forgetToast(id: number): void {
  if (newest?.id === id) newest = undefined
}
