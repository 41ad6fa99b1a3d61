import { readJson, readJsonFolder } from '@/lib/load-data'

/** The engine's own texts. */

type Part = 'knowledge' | 'transform' | 'persona'

const folderOf = (part: Part) => `lib/engine/embedded/${part}/data`

export const readDataFile = <T>(part: Part, name: string): T => readJson(`${folderOf(part)}/${name}.json`)

export const readDataFolder = <T>(part: Part): T[] => readJsonFolder(folderOf(part))
