import { catalogue } from './data'

/** Replaces lib/engine/embedded/manifests/manifest-data.ts in the bundle. */

const valueAt = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

export const idsOfAction = (name: string) => valueAt(catalogue().actions, name)
export const idsOfProgram = (name: string) => valueAt(catalogue().programs, name)
export const idsOfResource = (name: string) => valueAt(catalogue().terraform, name)

export function libraryOf(name: string) {
  const found = valueAt(catalogue().libraries, name)
  return found && { text: found[0], category: found[1] }
}

let helpers: ReadonlySet<string> | undefined

export const isHelper = (name: string): boolean => (helpers ??= new Set(catalogue().helpers.split(' '))).has(name)
