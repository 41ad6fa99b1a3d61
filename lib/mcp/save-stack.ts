import 'server-only'
import type { z } from 'zod'
import { parseInput } from '@/lib/api/parse-input'
import type { Viewer } from '@/lib/auth/viewer'
import { entryNamed } from '@/lib/catalog/name-index'
import { publicOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { openFormatOf } from '@/lib/formats/open-format-of'
import { takePoint } from '@/lib/http/rate-limit'
import type { OpenStackDocument } from '@/lib/open-format/to-open-format'
import { paths } from '@/lib/paths'
import { createStack } from '@/lib/stack/data'
import { readPublicStack } from '@/lib/stack/public-stack'
import { StackDraft, StackUpdate } from '@/lib/stack/schema'
import { updateStack } from '@/lib/stack/update-stack'
import type { SaveStackInput } from './schema'

type Input = z.output<typeof SaveStackInput>
type GivenStack = Input['stack']

export const mayWrite = (viewer: Viewer | undefined): viewer is Viewer =>
  viewer !== undefined && viewer.key?.scope !== 'read'

/** Saves a stack in the open format under the account of the key. */
export async function saveStack(viewer: Viewer | undefined, { code, stack }: Input): Promise<OpenStackDocument> {
  if (!mayWrite(viewer))
    throw new AppError(
      'forbidden',
      `Saving needs an API key with the scope write. Ask the user to create one at ${publicOrigin}${paths.account} and to configure it as the header "Authorization: Bearer sb_…".`,
    )
  await takePoint('saveUser', viewer.id)
  const fields = toFields(stack)
  if (code === undefined) {
    const name = stack.name ?? stack.title ?? ''
    const { userId: _own, ...draft } = parseInput(StackDraft, { ...fields, name })
    const saved = await createStack(viewer.id, draft)
    return openFormatOf(await readPublicStack(saved.stack.shareCode))
  }
  await updateStack({ userId: viewer.id, secret: undefined }, code, parseInput(StackUpdate, fields))
  return openFormatOf(await readPublicStack(code))
}

/** The fields of the API. An update keeps absent ones. */
function toFields({ name, title, description, handle, theme, sections }: GivenStack): Record<string, unknown> {
  const given = { name, title, description, twitterHandle: handle, theme }
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    sections: Object.fromEntries(sections.map(({ title: key, tools }) => [key, tools.map(toTool)])),
    sectionOrder: sections.map(({ title: key }) => key),
  }
}

/** A tool with a name only gets link, icon, colour and description of its catalogue entry. */
function toTool(
  { id, name, link, icon, color, badge, description, status }: GivenStack['sections'][number]['tools'][number],
  index: number,
  { length }: readonly unknown[],
): Record<string, unknown> {
  const entry = entryNamed(name)
  return {
    id: id ?? `${name.slice(0, 60)}-${index + 1}-${length}`,
    text: name,
    link: link ?? entry?.link,
    icon_id: icon ?? entry?.icon,
    color: color ?? entry?.color,
    label: badge,
    description: description ?? entry?.description,
    ...(status === undefined ? {} : { status }),
  }
}
