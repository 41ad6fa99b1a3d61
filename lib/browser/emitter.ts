/** Listeners of one event: `subscribe` returns the function that ends the subscription. */
export function createEmitter<Event = void>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    subscribe: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    emit: (event: Event): void => {
      for (const listener of listeners) listener(event)
    },
  }
}
