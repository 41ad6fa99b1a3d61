import { createEmitter } from '@/lib/browser/emitter'

/** Which example the empty prompt is typing, for what is shown beside it. */
export interface TypedExample {
  readonly index: number
  /** False while the whole example is there at rest. */
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
