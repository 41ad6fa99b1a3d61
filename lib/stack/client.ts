import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { CopyAnswer } from './answer'
import type { EditCredentials } from './edit-credentials'
import { savedFrom, type Content, type SavedStack } from './content'
import type { StackSecret } from './claims'
import { saveIdempotently } from './idempotent-save'
import { fromSectionMap, toSectionMap, type StackAnswer } from './section-map'

/**
 * API requests of the page about stacks. Each throws a RequestError with a message for the visitor.
 */

interface CreatedStack {
  readonly saved: SavedStack
  /** The claim secret, for guests. */
  readonly secret: StackSecret | undefined
}

export function readAnswer(answer: StackAnswer): SavedStack {
  const sections = fromSectionMap(answer)
  if (!sections) throw new RequestError('Invalid tech stack data received', 200)
  return savedFrom({ ...answer, sections })
}

const bodyOf = ({ sections, personaTitle: _title, outdatedPage: _page, ...fields }: Content) => ({
  ...fields,
  ...toSectionMap(sections),
})

/** Pressing "Save" again after an outage repeats the attempt and creates no second stack. */
const write = <T>(url: string, question: Parameters<typeof fetchJson>[1]): Promise<T> =>
  saveIdempotently([question.method, url, question.body], (idempotencyKey) =>
    fetchJson<T>(url, { ...question, idempotencyKey }),
  )

export async function createStack(
  content: Content,
  {
    token,
    userId,
    originCode,
  }: { token: string | undefined; userId: string | undefined; originCode?: string | undefined },
): Promise<CreatedStack> {
  const answer = await write<StackAnswer & { claimSecret?: string }>(paths.api.stacks, {
    method: 'POST',
    body: { ...bodyOf(content), ...(userId ? { userId } : {}), ...(originCode ? { originCode } : {}) },
    token,
    fallback: 'Failed to save tech stack',
  })
  const { id, claimSecret } = answer
  return { saved: readAnswer(answer), secret: claimSecret ? { id, claimSecret } : undefined }
}

export async function updateStack(
  id: string,
  content: Content,
  { version, ...credentials }: EditCredentials & { version: number },
): Promise<SavedStack> {
  const answer = await write<StackAnswer>(paths.api.stack(id), {
    method: 'PUT',
    body: { ...bodyOf(content), version },
    ...credentials,
    fallback: 'Failed to update tech stack',
  })
  return readAnswer(answer)
}

export async function readStack(code: string): Promise<SavedStack> {
  return readAnswer(await fetchJson<StackAnswer>(paths.api.stack(code), { fallback: 'Failed to load tech stack' }))
}

/** Copies a stored stack, or the board if it differs from the stored stack. */
export async function copyStack(
  from: { shareCode: string } | { content: Content; originCode: string | undefined },
  { token, userId }: { token: string | undefined; userId: string | undefined },
): Promise<{ shareCode: string; secret: StackSecret | undefined }> {
  const owner = userId ? { userId } : {}
  const [address, content] =
    'shareCode' in from
      ? [paths.api.shareFrom(from.shareCode), {}]
      : [paths.api.share, { ...bodyOf(from.content), originCode: from.originCode }]
  const { shareCode, id, claimSecret } = await write<CopyAnswer>(address, {
    method: 'POST',
    body: { ...content, ...owner },
    token,
    fallback: 'Failed to save tech stack',
  })
  if (!shareCode) throw new RequestError('Invalid tech stack data received', 200)
  return { shareCode, secret: id && claimSecret ? { id, claimSecret } : undefined }
}
