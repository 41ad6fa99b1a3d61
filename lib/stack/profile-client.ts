import { idToken } from '@/lib/auth/client'
import { fetchResponse, fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { editCredentials } from './edit-credentials'
import type { DeletedStack, StackPage, StackSummary } from './queries'

/** API requests of the profile page: pages of stacks, renaming, deletion and restoration. */

/** A stack, and the account of its owner: null for one that this device saved as a guest. */
interface Owned {
  readonly id: string
  readonly userId: string | null
}

export const LOAD_FAILED = 'Failed to load your tech stacks'

function cursorIn(link: string | null): string | undefined {
  const target = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return target ? (new URL(target, location.origin).searchParams.get('cursor') ?? undefined) : undefined
}

export async function loadProfileStacks(userId: string, cursor?: string): Promise<StackPage> {
  const response = await fetchResponse(paths.api.userStacks(userId, cursor), {
    token: await idToken(),
    fallback: 'Failed to fetch user tech stacks',
  })
  const stacks: unknown = await response.json()
  if (!Array.isArray(stacks)) throw new Error('The answer holds no list of stacks.')
  return {
    stacks: stacks as StackSummary[],
    nextCursor: cursorIn(response.headers.get('link')),
  }
}

export async function renameStack(id: string, name: string): Promise<void> {
  await fetchJson(paths.api.stack(id), {
    method: 'PUT',
    body: { name },
    token: await idToken(),
    fallback: 'Failed to update tech stack',
  })
}

/** The user's newest deleted stacks that can still be restored. */
export async function loadDeletedStacks(userId: string): Promise<DeletedStack[]> {
  return fetchJson<DeletedStack[]>(paths.api.deletedStacks(userId), {
    token: await idToken(),
    fallback: 'Deleted stacks could not be loaded.',
  })
}

export async function deleteStack(stack: Owned): Promise<void> {
  await fetchJson(paths.api.stack(stack.id), {
    ...(await editCredentials(stack)),
    method: 'DELETE',
    fallback: 'The stack could not be deleted.',
  })
}

export async function restoreStack(stack: Owned): Promise<void> {
  await fetchJson(paths.api.stackRestore(stack.id), {
    ...(await editCredentials(stack)),
    method: 'POST',
    fallback: 'The stack could not be restored.',
  })
}
