import { readStack } from '@/lib/stack/client'
import { listClaims } from '@/lib/stack/claims'
import type { Content } from '@/lib/stack/content'
import type { ImportedStack } from './read-json'

/**
 * Removes the handle of another person's stack. A file that names no saved stack was exported from
 * a draft, and is the importer's own.
 */
export async function withOwnHandle({ content, code }: ImportedStack, userId: string | undefined): Promise<Content> {
  if (content.twitterHandle === '' || code === null || (await isOwn(code, userId))) return content
  return { ...content, twitterHandle: '' }
}

async function isOwn(code: string, userId: string | undefined): Promise<boolean> {
  const claims = listClaims()
  if (userId === undefined && claims.length === 0) return false
  try {
    const { id, userId: owner } = await readStack(code)
    return owner === null ? claims.some((claim) => claim.id === id) : owner === userId
  } catch {
    // Deleted or unreachable, so it may be another person's.
    return false
  }
}
