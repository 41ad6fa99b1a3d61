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
