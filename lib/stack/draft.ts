import { removeDevice, listDeviceNames, readDevice, writeDevice } from '@/lib/browser/device-storage'
import type { Content, SavedStack } from './content'

/**
 * Unsaved work, kept on this device through reloads and crashes. Each board has a separate entry,
 * so that two tabs do not overwrite each other and opening a link to another stack loses nothing.
 */
export interface Draft {
  readonly id: string
  readonly at: number
  readonly content: Content
  readonly saved: SavedStack | undefined
}

export const MAX_DRAFTS = 5

const nameOf = (id: string) => `draft.${id}`

function isDraft(value: unknown): value is Draft {
  if (value === null || typeof value !== 'object') return false
  const { id, at, content } = value as Partial<Draft>
  return typeof id === 'string' && typeof at === 'number' && Array.isArray(content?.sections)
}

/** Newest first. Blocked storage holds none. */
export function listDrafts(): Draft[] {
  return listDeviceNames(nameOf(''))
    .map(readDevice)
    .filter(isDraft)
    .sort((a, b) => b.at - a.at)
}

/**
 * Stores a draft, and keeps the newest few others. In a full storage the oldest are deleted first.
 */
export function storeDraft(draft: Draft): void {
  const others = listDrafts().filter(({ id }) => id !== draft.id)
  for (const { id } of others.slice(MAX_DRAFTS - 1)) removeDraft(id)
  const spare = others.slice(0, MAX_DRAFTS - 1)
  while (!writeDevice(nameOf(draft.id), draft)) {
    const oldest = spare.pop()
    if (!oldest) return
    removeDraft(oldest.id)
  }
}

export const removeDraft = (id: string): void => removeDevice(nameOf(id))
