import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { readAnswer } from '@/lib/stack/client'
import type { SavedStack } from '@/lib/stack/content'
import { editCredentials } from '@/lib/stack/edit-credentials'
import type { StackAnswer } from '@/lib/stack/section-map'
import type { RevisionSummary } from './queries'

/** Requests of the dialog about earlier states of the open stack. */

export const loadVersions = async (saved: SavedStack): Promise<RevisionSummary[]> =>
  fetchJson<RevisionSummary[]>(paths.api.versionChanges(saved.id), {
    ...(await editCredentials(saved)),
    fallback: 'The versions could not be loaded.',
  })

export async function restoreVersion(saved: SavedStack, version: number): Promise<SavedStack> {
  const answer = await fetchJson<StackAnswer>(paths.api.versionRestore(saved.id, version), {
    ...(await editCredentials(saved)),
    method: 'POST',
    body: { version: saved.version },
    fallback: 'The version could not be restored.',
  })
  return readAnswer(answer)
}
