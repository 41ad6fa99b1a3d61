/** Tells the open board that its stack has got an owner, so that it is saved as theirs from now on. */
export interface Claimed {
  readonly id: string
  readonly userId: string
}

const listeners = new Set<(claimed: Claimed) => void>()

export function tellClaimed(claimed: Claimed): void {
  for (const listener of listeners) listener(claimed)
}

export function onClaimed(listener: (claimed: Claimed) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
