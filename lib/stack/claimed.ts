import { newListeners } from '@/lib/browser/listeners'

/** Tells the open board that its stack has got an owner, so that it is saved as theirs from now on. */
export interface Claimed {
  readonly id: string
  readonly userId: string
}

export const { on: onClaimed, tell: tellClaimed } = newListeners<Claimed>()
