import { deviceKey } from '@/lib/device-storage'
import type { Content, SavedStack } from './content'

/**
 * What was worked on and not saved, kept on this device through reloads and crashes. Each board has an entry of its own,
 * so that two tabs do not overwrite each other and opening somebody's link loses nothing.
 */
export interface Draft {
  readonly id: string
  readonly at: number
  readonly content: Content
  readonly saved: SavedStack | undefined
}

export const MAX_DRAFTS = 5

const prefix = () => deviceKey('draft.')

function isDraft(value: unknown): value is Draft {
  if (value === null || typeof value !== 'object') return false
  const { id, at, content } = value as Partial<Draft>
  return typeof id === 'string' && typeof at === 'number' && Array.isArray(content?.sections)
}

function read(key: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Newest first. Blocked storage holds none. */
export function listDrafts(): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix()))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

function put(draft: Draft): boolean {
  try {
    localStorage.setItem(prefix() + draft.id, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Keeps a draft, and the newest few of the others. A full storage gives up the oldest first. */
export function keepDraft(draft: Draft): boolean {
  const others = listDrafts().filter(({ id }) => id !== draft.id)
  for (const { id } of others.slice(MAX_DRAFTS - 1)) dropDraft(id)
  const spare = others.slice(0, MAX_DRAFTS - 1)
  while (!put(draft)) {
    const oldest = spare.pop()
    if (!oldest) return false
    dropDraft(oldest.id)
  }
  return true
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(prefix() + id)
  } catch {
    // Blocked storage holds no draft.
  }
}
