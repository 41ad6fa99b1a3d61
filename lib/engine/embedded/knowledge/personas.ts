import { loadPersonaRecords } from './persona-records'
import type { Persona } from './persona-records'

/** The personas that wishes can mean, and those that fill up a stack of which no more is known. */

let read: readonly Persona[] | undefined
const all = (): readonly Persona[] => (read ??= loadPersonaRecords())

let named: readonly Persona[] | undefined
export const personas = (): readonly Persona[] => (named ??= all().filter(({ forAnybody }) => forAnybody !== true))

let byId: ReadonlyMap<string, Persona> | undefined
export const personaWithId = (id: string): Persona | undefined =>
  (byId ??= new Map(all().map((persona) => [persona.id, persona]))).get(id)

/** What is kept with a profession, a trade or a pastime of which no more is known. */
export function genericPersona(id: 'everyday' | 'trade' | 'pastime'): Persona {
  const persona = personaWithId(id)
  if (!persona) throw new Error(`lib/engine/data/personas has no ${id}`)
  return persona
}
