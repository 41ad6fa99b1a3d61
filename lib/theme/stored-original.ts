import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import { createEmitter } from '@/lib/browser/emitter'
import type { Transformation } from './transformation'

/** The last transform of this device with the original, so that it can be undone after a reload too. */

const NAME = 'original'

const { subscribe, emit } = createEmitter()
export const subscribeOriginal = subscribe

let stored: Transformation | undefined
let wasRead = false

const areSections = (value: unknown): boolean =>
  Array.isArray(value) && value.every((section) => Array.isArray((section as { tools?: unknown } | null)?.tools))

function read(): Transformation | undefined {
  const { from, to } = (readDevice(NAME) ?? {}) as Partial<Transformation>
  return from && to && areSections(from) && areSections(to) ? { from, to } : undefined
}

export function storedOriginal(): Transformation | undefined {
  if (!wasRead) stored = read()
  wasRead = true
  return stored
}

export const noOriginal = (): undefined => undefined

export function storeOriginal(transformation: Transformation): void {
  stored = transformation
  wasRead = true
  writeDevice(NAME, transformation)
  emit()
}
