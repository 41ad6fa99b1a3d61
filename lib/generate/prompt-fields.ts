import { removeDevice, readDevice, writeDevice } from '@/lib/browser/device-storage'

/**
 * The texts of the generator's fields, stored on this device, so that a reload or a crash does not
 * lose them.
 */
export interface PromptFields {
  readonly link: string
  readonly prompt: string
  readonly tools: string
}

export const EMPTY_PROMPT_FIELDS: PromptFields = { link: '', prompt: '', tools: '' }

const NAME = 'typed'

const isNothing = ({ link, prompt, tools }: PromptFields) => link === '' && prompt === '' && tools === ''

export function storePromptFields(typed: PromptFields): void {
  if (isNothing(typed)) removeDevice(NAME)
  else writeDevice(NAME, typed)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function readPromptFields(): PromptFields {
  const kept = readDevice(NAME)
  if (kept === null || typeof kept !== 'object') return EMPTY_PROMPT_FIELDS
  const { link, prompt, tools } = kept as Partial<Record<keyof PromptFields, unknown>>
  return { link: text(link), prompt: text(prompt), tools: text(tools) }
}
