/**
 * Undo and redo over immutable values. Changes of one gesture, such as typing or a drag, are one
 * step.
 */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The gesture of the newest step: further changes under the same key join it. */
  readonly gesture: string | undefined
}

const MAX_STEPS = 200

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], gesture: undefined })

export function record<T>(history: History<T>, present: T, gesture?: string): History<T> {
  if (present === history.present) return history
  const joins = gesture !== undefined && gesture === history.gesture
  // A gesture that ends where it began, such as a generation that failed half-way, leaves no step.
  if (joins && present === history.past.at(-1)) return { ...undo(history), future: [] }
  const past = joins ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present, future: [], gesture }
}

/** Changes the present without an undo step: for changes by the server, not by the visitor. */
export function amend<T>(history: History<T>, present: T): History<T> {
  return present === history.present ? history : { ...history, present }
}

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    gesture: undefined,
  }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, gesture: undefined }
}
