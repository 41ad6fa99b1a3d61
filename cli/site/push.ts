import { toSectionMap } from '@/lib/stack/section-map'
import type { Section } from '@/lib/stack/schema'
import { paths } from '@/lib/paths'
import { Failure } from '../failure'
import { mergeSections } from './merge-sections'
import { CODE_FILE, readSavedCode, writeSavedCode } from './saved-code'
import type { SiteClient, SiteRequest, SiteWrite } from './site-client'

interface PushOptions {
  readonly folder: string
  readonly name: string
  readonly sections: readonly Section[]
  readonly unlisted: boolean
  /** Prints a request, before it is sent. */
  readonly show: (request: SiteRequest) => void
  /** Prints a request and asks whether to send it. */
  readonly confirm: (request: SiteWrite) => Promise<boolean>
}

export type PushResult =
  | { readonly kind: 'sent' | 'unchanged'; readonly code: string; readonly created: boolean }
  | { readonly kind: 'declined' }

/**
 * Creates a stack, or updates the one in `.stackbook.json`. A second push of the same tools sends
 * no write.
 */
export async function push(client: SiteClient, options: PushOptions): Promise<PushResult> {
  const saved = readSavedCode(options.folder)
  if (saved && saved.site !== client.origin)
    throw new Failure(`${CODE_FILE} names a stack of ${saved.site}. Push to that site, or remove the file.`)
  return saved ? update(client, saved.code, options) : create(client, options)
}

async function create(client: SiteClient, { folder, name, sections, unlisted, confirm }: PushOptions) {
  const body = json({ name, title: name, ...(unlisted ? { listed: false } : {}), ...toSectionMap(sections) })
  const request = client.writeRequest('POST', paths.api.stacks, body)
  if (!(await confirm(request))) return { kind: 'declined' } as const
  const { shareCode: code } = await client.send(request)
  writeSavedCode(folder, { site: client.origin, code })
  return { kind: 'sent', code, created: true } as const
}

async function update(client: SiteClient, code: string, { sections, show, confirm }: PushOptions): Promise<PushResult> {
  const reading = client.readRequest(code)
  show(reading)
  const stack = await client.read(reading)
  if (!stack) throw new Failure(`The stack ${code} does not exist any more. Remove ${CODE_FILE} to make a new one.`)
  const merged = mergeSections(stack.sections, sections)
  if (JSON.stringify(merged) === JSON.stringify(stack.sections)) return { kind: 'unchanged', code, created: false }
  const body = json({ version: stack.version, ...toSectionMap(merged) })
  const request = client.writeRequest('PUT', paths.api.stack(stack.id), body)
  if (!(await confirm(request))) return { kind: 'declined' }
  await client.send(request)
  return { kind: 'sent', code, created: false }
}

const json = (value: unknown): string => JSON.stringify(value, null, 2)
