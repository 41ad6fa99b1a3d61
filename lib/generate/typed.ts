import { removeDevice, readDevice, writeDevice } from '@/lib/browser/device-storage'

/** What stands in the generator's fields. Kept on this device, so that a reload or a crash costs nobody their text. */
export interface Typed {
  readonly link: string
  readonly prompt: string
  readonly tools: string
}

export const NOTHING_TYPED: Typed = { link: '', prompt: '', tools: '' }

const NAME = 'typed'

const isNothing = ({ link, prompt, tools }: Typed) => link === '' && prompt === '' && tools === ''

export function keepTyped(typed: Typed): void {
  if (isNothing(typed)) removeDevice(NAME)
  else writeDevice(NAME, typed)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function keptTyped(): Typed {
  const kept = readDevice(NAME)
  if (kept === null || typeof kept !== 'object') return NOTHING_TYPED
  const { link, prompt, tools } = kept as Partial<Record<keyof Typed, unknown>>
  return { link: text(link), prompt: text(prompt), tools: text(tools) }
}
