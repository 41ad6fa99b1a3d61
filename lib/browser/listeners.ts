/** Who wants to hear of something: `on` gives back what ends it, and `tell` is for whoever knows. */
export function newListeners<News = void>() {
  const listeners = new Set<(news: News) => void>()
  return {
    on: (listener: (news: News) => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell: (news: News): void => {
      for (const listener of listeners) listener(news)
    },
  }
}
