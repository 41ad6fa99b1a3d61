import { createEmitter } from '@/lib/browser/emitter'

/** Tells the open board that its stack has got an owner, so that it is saved as theirs from now on. */
export interface Claimed {
  readonly id: string
  readonly userId: string
}

export const { subscribe: subscribeClaimed, emit: emitClaimed } = createEmitter<Claimed>()
