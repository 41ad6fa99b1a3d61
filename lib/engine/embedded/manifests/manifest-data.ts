import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import { loadData } from '@/lib/load-data'

/**
 * What names in dependency files mean, as far as the catalogue's own package names do not say it.
 */

const FOLDER = 'lib/engine/embedded/manifests/data'
const Ids = z.record(z.string(), z.array(z.string()))
const Libraries = z.record(z.string(), z.tuple([z.string(), z.enum(CATEGORIES)]))
const Words = z.strictObject({ words: z.string().transform((words) => new Set(words.trim().split(/\s+/))) })

const kept = new Map<string, unknown>()

function load<T>(name: string, schema: z.ZodType<T>): T {
  const known = kept.get(name)
  if (known !== undefined) return known as T
  const data = loadData(`${FOLDER}/${name}.yaml`, schema)
  kept.set(name, data)
  return data
}

/** Ids of the catalogue's entries by the name that a file uses. */
const idsIn = (name: string) => (key: string) => {
  const ids = load(name, Ids)
  return Object.hasOwn(ids, key) ? ids[key] : undefined
}

export const idsOfAction = idsIn('actions')
export const idsOfResource = idsIn('terraform')
export const idsOfProgram = idsIn('programs')

export function libraryOf(name: string) {
  const libraries = load('libraries', Libraries)
  const found = Object.hasOwn(libraries, name) ? libraries[name] : undefined
  return found && { text: found[0], category: found[1] }
}

export const isHelper = (name: string): boolean => load('helpers', Words).words.has(name)
