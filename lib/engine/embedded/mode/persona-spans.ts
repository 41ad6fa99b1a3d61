import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load as parseYaml } from 'js-yaml'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf, tokenize } from '@/lib/catalog/tokens'

/** Spans of roles in any language: "Imkerin", "wedding photographer", "養蜂家". */

const FOLDER = 'lib/engine/data'
const MOST_WORDS = 4

let known: ReadonlySet<string> | undefined

/** The names of all personas, without those that are names of tools ("Blender"). */
function personaNames(): ReadonlySet<string> {
  if (known) return known
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER)
  const names = new Set<string>()
  for (const lang of readdirSync(/*turbopackIgnore: true*/ folder)) {
    const file = path.join(folder, lang, 'personas.yaml')
    let text: string
    try {
      text = readFileSync(/*turbopackIgnore: true*/ file, 'utf8')
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) continue
      throw error
    }
    for (const line of Object.values(parseYaml(text) as Record<string, string>))
      for (const name of line.split(';')) {
        const key = keyOf(name.trim())
        if (key.length > 1 && nameIndex().find(key) === undefined) names.add(key)
      }
  }
  return (known = names)
}

export function personaSpans(text: string): { start: number; end: number }[] {
  const names = personaNames()
  const tokens = tokenize(text)
  const spans: { start: number; end: number }[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + MOST_WORDS); to > from; to--) {
      const words = tokens.slice(from, to)
      const key = words.map((token) => token.text).join(' ')
      if (!names.has(key) && !(key.endsWith('s') && names.has(key.slice(0, -1)))) continue
      spans.push({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 })
      from = to - 1
      break
    }
  }
  return spans
}
