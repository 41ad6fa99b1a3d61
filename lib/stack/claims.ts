import { createEmitter } from '@/lib/browser/emitter'
import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import type { StackSecret } from './client'

/** Stacks that were saved as a guest on this device: after signing in they can be claimed with these secrets. */
const NAME = 'claims'
const MAX_CLAIMS = 50

function isSecret(value: unknown): value is StackSecret {
  if (value === null || typeof value !== 'object') return false
  const { id, claimSecret } = value as Partial<StackSecret>
  return typeof id === 'string' && typeof claimSecret === 'string'
}

export function listClaims(): StackSecret[] {
  const stored = readDevice(NAME)
  return Array.isArray(stored) ? stored.filter(isSecret) : []
}

export function storeClaim(secret: StackSecret | undefined): void {
  if (secret) writeDevice(NAME, [secret, ...listClaims()].slice(0, MAX_CLAIMS))
}

export function removeClaim(id: string): void {
  writeDevice(
    NAME,
    listClaims().filter((claim) => claim.id !== id),
  )
}

/** Tells the open board that its stack has got an owner, so that it is saved as theirs from now on. */
export interface Claimed {
  readonly id: string
  readonly userId: string
}

export const { subscribe: subscribeClaimed, emit: emitClaimed } = createEmitter<Claimed>()
