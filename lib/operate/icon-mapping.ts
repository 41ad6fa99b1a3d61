import type { Pool } from 'pg'
import { confirmStored } from '@/lib/db/pool'
import { readIconMapping, resetIconMapping, setIconMapping } from '@/lib/icons/stored-mappings'
import { isIcon, isLink } from '@/lib/stack/field-rules'
import { normaliseText } from '@/lib/text/normalise-text'
import { CommandRefused, type Command } from './command'
import { escapedJson } from './escape-json'

const USAGE = 'npm run icon -- show NAME | set NAME ICON [LINK [LABEL [DESCRIPTION]]] | reset NAME'

type Action = (pool: Pool, name: string, rest: readonly string[]) => Promise<string>

async function show(pool: Pool, name: string): Promise<string> {
  const mapping = await readIconMapping(pool, normaliseText(name))
  if (!mapping) throw new CommandRefused(`There is no icon mapping for ${name}.`)
  return escapedJson(mapping, 2)
}

const set: Action = async (pool, name, [icon = '', ...given]) => {
  const term = normaliseText(name)
  const known = await readIconMapping(pool, term)
  const [link = known?.link ?? '', label = known?.label ?? name, description = known?.description ?? ''] = given
  if (icon === '' || !isIcon(icon)) throw new CommandRefused(`${icon || 'Nothing'} is no icon. Usage: ${USAGE}`)
  if (!isLink(link)) throw new CommandRefused(`${link} is no web address.`)
  await setIconMapping(pool, { term, link, label, icon_id: icon, description })
  await confirmStored()
  return `${name} has the icon ${icon} now. Visitors' devices remember mappings for up to 168 hours.`
}

const reset: Action = async (pool, name) => {
  if (!(await resetIconMapping(pool, normaliseText(name))))
    throw new CommandRefused(`No operator has set an icon mapping for ${name}.`)
  await confirmStored()
  return `${name} has no mapping of an operator any more.`
}

const ACTIONS = new Map<string, readonly [Action, most: number]>([
  ['show', [show, 0]],
  ['set', [set, 4]],
  ['reset', [reset, 0]],
])

/** `npm run icon`: shows, sets or resets the icon and link that a tool's name has. */
export const iconMapping: Command = async function* (pool, [verb = '', name = '', ...rest]) {
  const [action, most = 0] = ACTIONS.get(verb) ?? []
  if (!action || name.trim() === '' || rest.length > most) throw new CommandRefused(`Usage: ${USAGE}`)
  yield await action(pool, name, rest)
}
