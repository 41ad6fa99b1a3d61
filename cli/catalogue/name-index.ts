import type { NameHit } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'
import { catalogue } from './data'
import { catalogEntries } from './entries'
import { groupKeyOf } from './group-key'

/**
 * Replaces lib/catalog/name-index.ts in the bundle: finds exact names and does not correct
 * misspelled ones.
 */

function find(key: string): NameHit | undefined {
  const group = key === '' ? undefined : nameGroup(catalogue().names, key)
  const from = group?.indexOf(`\n${key}\t`) ?? -1
  if (group === undefined || from < 0) return undefined
  const [, at, everyday] = group.slice(from + 1, group.indexOf('\n', from + 1)).split('\t')
  const entry = catalogEntries()[Number(at)]
  return entry && { entry, everyday: everyday === 'e', name: entry.name }
}

const nameGroup = (groups: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(groups, groupKeyOf(key)) ? groups[groupKeyOf(key)] : undefined

export const nameIndex = () => ({ find })

export const entryNamed = (name: string) => {
  const key = keyOf(name)
  return (find(key) ?? find(key.replaceAll(' ', '')))?.entry
}
