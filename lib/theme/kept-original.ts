import { readDevice, writeDevice } from '@/lib/browser/device-storage'
import { newListeners } from '@/lib/browser/listeners'
import type { Redress } from './redress'

/** The way back from the last disguise, kept on this device: a stack can be taken out of it after a reload, too. */

const NAME = 'original'

const { on, tell } = newListeners()
export const onOriginal = on

let kept: Redress | undefined
let wasRead = false

const areSections = (value: unknown): boolean =>
  Array.isArray(value) && value.every((section) => Array.isArray((section as { tools?: unknown } | null)?.tools))

function read(): Redress | undefined {
  const { from, to } = (readDevice(NAME) ?? {}) as Partial<Redress>
  return from && to && areSections(from) && areSections(to) ? { from, to } : undefined
}

export function keptOriginal(): Redress | undefined {
  if (!wasRead) kept = read()
  wasRead = true
  return kept
}

export const noOriginal = (): undefined => undefined

export function keepOriginal(undress: Redress): void {
  kept = undress
  wasRead = true
  writeDevice(NAME, undress)
  tell()
}
