import { createEmitter } from '@/lib/browser/emitter'
import { readDevice, writeDevice } from '@/lib/browser/device-storage'

/**
 * Stacks that were saved as a guest on this device. With their secrets the device can change them,
 * and they can be claimed after signing in. What is shown of them is stored beside the secret, so
 * that listing them asks no server.
 */
const NAME = 'claims'
const MAX_CLAIMS = 500
const RESTORE_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

export interface StackSecret {
  readonly id: string
  readonly claimSecret: string
}

export interface DeviceStack extends StackSecret {
  readonly shareCode?: string
  readonly name?: string
  /** Deleted on this device, where it can be restored for thirty days. */
  readonly deletedAt?: string
}

const isTextOrMissing = (value: unknown) => value === undefined || typeof value === 'string'

function isDeviceStack(value: unknown): value is DeviceStack {
  if (value === null || typeof value !== 'object') return false
  const { id, claimSecret, shareCode, name, deletedAt } = value as Partial<Record<keyof DeviceStack, unknown>>
  return (
    typeof id === 'string' && typeof claimSecret === 'string' && [shareCode, name, deletedAt].every(isTextOrMissing)
  )
}

const isGone = ({ deletedAt }: DeviceStack) =>
  deletedAt !== undefined && !(Date.now() - Date.parse(deletedAt) < RESTORE_DAYS * DAY_MS)

const { subscribe, emit } = createEmitter()

/** Called when this or another tab changes the list. */
export function subscribeDeviceStacks(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

/** Including deleted ones. */
export function listDeviceStacks(): DeviceStack[] {
  const stored = readDevice(NAME)
  return Array.isArray(stored) ? stored.filter(isDeviceStack).filter((stack) => !isGone(stack)) : []
}

/**
 * Beyond the limit deleted stacks lose their secrets first, the oldest before newer ones, then the
 * oldest of the others.
 */
function write(stacks: readonly DeviceStack[]): void {
  const live = stacks.filter(({ deletedAt }) => deletedAt === undefined).slice(0, MAX_CLAIMS)
  const deleted = stacks.filter(({ deletedAt }) => deletedAt !== undefined).slice(0, MAX_CLAIMS - live.length)
  const kept = new Set([...live, ...deleted])
  writeDevice(
    NAME,
    stacks.filter((stack) => kept.has(stack)),
  )
  emit()
}

/** The stacks that can be claimed. */
export const listClaims = (): DeviceStack[] => listDeviceStacks().filter(({ deletedAt }) => deletedAt === undefined)

export const claimSecretOf = (id: string): string | undefined =>
  listDeviceStacks().find((stack) => stack.id === id)?.claimSecret

export function storeClaim(secret: StackSecret | undefined, shown: Pick<DeviceStack, 'shareCode' | 'name'> = {}): void {
  if (secret) write([{ ...secret, ...shown }, ...listDeviceStacks()])
}

/** Updates the stored share code and name of a stack, if this device saved it. */
export function updateDeviceStack(id: string, shown: { shareCode?: string; name?: string }): void {
  const stacks = listDeviceStacks()
  if (stacks.some((stack) => stack.id === id))
    write(stacks.map((stack) => (stack.id === id ? { ...stack, ...shown } : stack)))
}

export const markDeviceStackDeleted = (id: string, now = new Date()): void =>
  write(listDeviceStacks().map((stack) => (stack.id === id ? { ...stack, deletedAt: now.toISOString() } : stack)))

export const markDeviceStackRestored = (id: string): void =>
  write(
    listDeviceStacks().map(({ deletedAt, ...stack }) =>
      stack.id === id || !deletedAt ? stack : { ...stack, deletedAt },
    ),
  )

export function removeClaim(id: string): void {
  write(listDeviceStacks().filter((stack) => stack.id !== id))
}

/** Notifies the open board that its stack was claimed, so that it is saved with the ID token. */
export interface Claimed {
  readonly id: string
  readonly userId: string
}

export const { subscribe: subscribeClaimed, emit: emitClaimed } = createEmitter<Claimed>()
