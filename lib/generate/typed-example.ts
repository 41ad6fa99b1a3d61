import { createEmitter } from '@/lib/browser/emitter'

/** The example that the empty prompt is typing, so that the live board can show the same one. */
export interface TypedExample {
  readonly index: number
  /** False while the whole example is shown. */
  readonly isTyped: boolean
}

const FIRST: TypedExample = { index: 0, isTyped: false }
let current = FIRST
const { subscribe, emit } = createEmitter()

export const onTypedExample = subscribe
export const typedExample = (): TypedExample => current
export const firstTypedExample = (): TypedExample => FIRST

export function setTypedExample(next: TypedExample): void {
  if (next.index === current.index && next.isTyped === current.isTyped) return
  current = next
  emit()
}
