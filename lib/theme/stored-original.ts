import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import { createEmitter } from '@/lib/browser/emitter'
import type { Transformation } from './transformation'

/**
 * Stores the last transform on this device with the original, so that it can be undone after a
 * reload.
 */

const NAME = 'original'

const { subscribe, emit } = createEmitter()
export const subscribeOriginal = subscribe

let stored: Transformation | undefined
let wasRead = false

const areSections = (value: unknown): boolean =>
  Array.isArray(value) && value.every((section) => Array.isArray((section as { tools?: unknown } | null)?.tools))

function read(): Transformation | undefined {
  const { from, to, scene } = (readDevice(NAME) ?? {}) as Partial<Transformation>
  if (!from || !to || !areSections(from) || !areSections(to)) return undefined
  return typeof scene === 'string' ? { from, to, scene } : { from, to }
}

export function storedOriginal(): Transformation | undefined {
  if (!wasRead) stored = read()
  wasRead = true
  return stored
}

export const noOriginal = (): undefined => undefined

/** Shows the theme of the stack again; the transform and its original are kept. */
export function endScene(): void {
  const original = storedOriginal()
  if (original?.scene !== undefined) storeOriginal({ from: original.from, to: original.to })
}

export function storeOriginal(transformation: Transformation): void {
  stored = transformation
  wasRead = true
  writeDevice(NAME, transformation)
  emit()
}
