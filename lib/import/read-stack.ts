import { isPng } from '@/lib/png/chunks'
import { pngText } from '@/lib/png/read-text'
import { PNG_KEYWORD } from '@/lib/png/keyword'
import { isTooComplex } from './is-too-complex'
import { readJson, type ImportedStack } from './read-json'
import { looksLikeTechstackYml, readTechstackYml } from './read-techstack-yml'

/** Far more than a stack of a thousand tools, or a picture of one. */
export const MAX_TEXT = 2_000_000
const MAX_FILE_BYTES = 20_000_000

/** Parses a stack from a text: the open format, an older export, or `techstack.yml`. */
export function readStackText(text: string): ImportedStack | undefined {
  if (text.length > MAX_TEXT) return undefined
  const json = parsed(text)
  if (json !== undefined) return readJson(json)
  return looksLikeTechstackYml(text) ? readTechstackYml(text) : undefined
}

/** Reads a stack from a file: one of those texts, or a picture with an embedded stack. */
export async function readStackFile(file: Blob): Promise<ImportedStack | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = isPng(bytes) ? await pngText(bytes, PNG_KEYWORD) : new TextDecoder().decode(bytes)
  return text === undefined ? undefined : readStackText(text)
}

function parsed(text: string): unknown {
  if (isTooComplex(text)) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
