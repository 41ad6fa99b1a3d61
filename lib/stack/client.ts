import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { CopyAnswer } from './answer'
import { savedFrom, type Content, type SavedStack } from './content'
import { attempt } from './save-attempt'
import { fromSectionMap, toSectionMap, type StackAnswer } from './section-map'

/** The page's calls about stacks. Each throws a RequestError whose message is for the visitor. */

export interface StackSecret {
  readonly id: string
  readonly claimSecret: string
}

interface CreatedStack {
  readonly saved: SavedStack
  /** Given to guests: with it the stack becomes theirs after signing in. */
  readonly secret: StackSecret | undefined
}

function read(answer: StackAnswer): SavedStack {
  const sections = fromSectionMap(answer)
  if (!sections) throw new RequestError('Invalid tech stack data received', 200)
  return savedFrom({ ...answer, sections })
}

const bodyOf = ({ sections, personaTitle: _local, ...fields }: Content) => ({ ...fields, ...toSectionMap(sections) })

/** Pressing "Save" again after an outage is the same attempt, and makes no second stack. */
const write = <T>(url: string, question: Parameters<typeof fetchJson>[1]): Promise<T> =>
  attempt([question.method, url, question.body], (idempotencyKey) => fetchJson<T>(url, { ...question, idempotencyKey }))

export async function createStack(
  content: Content,
  { token, userId }: { token: string | undefined; userId: string | undefined },
): Promise<CreatedStack> {
  const answer = await write<StackAnswer & { claimSecret?: string }>(paths.api.stacks, {
    method: 'POST',
    body: { ...bodyOf(content), ...(userId ? { userId } : {}) },
    token,
    fallback: 'Failed to save tech stack',
  })
  const { id, claimSecret } = answer
  return { saved: read(answer), secret: claimSecret ? { id, claimSecret } : undefined }
}

export async function updateStack(
  id: string,
  content: Content,
  { token, version }: { token: string | undefined; version: number },
): Promise<SavedStack> {
  const answer = await write<StackAnswer>(paths.api.stack(id), {
    method: 'PUT',
    body: { ...bodyOf(content), version },
    token,
    fallback: 'Failed to update tech stack',
  })
  return read(answer)
}

export async function readStack(code: string): Promise<SavedStack> {
  return read(await fetchJson<StackAnswer>(paths.api.stack(code), { fallback: 'Failed to load tech stack' }))
}

/** A copy of a stored stack, or of what is on the board when nothing stored is the same. */
export async function copyStack(
  from: { shareCode: string } | { content: Content },
  { token, userId }: { token: string | undefined; userId: string | undefined },
): Promise<{ shareCode: string; secret: StackSecret | undefined }> {
  const owner = userId ? { userId } : {}
  const [address, content] =
    'shareCode' in from ? [paths.api.shareFrom(from.shareCode), {}] : [paths.api.share, bodyOf(from.content)]
  const { shareCode, id, claimSecret } = await write<CopyAnswer>(address, {
    method: 'POST',
    body: { ...content, ...owner },
    token,
    fallback: 'Failed to save tech stack',
  })
  if (!shareCode) throw new RequestError('Invalid tech stack data received', 200)
  return { shareCode, secret: id && claimSecret ? { id, claimSecret } : undefined }
}
