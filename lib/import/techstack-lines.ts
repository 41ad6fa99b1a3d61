import { STACK_LIMITS } from '@/lib/stack/limits'

/**
 * Parses the lines of a `techstack.yml`: `key: value` at the top and in each item below `tools:`. A
 * YAML parser takes seconds for two megabytes, which would block the page; this format is generated
 * by a program and uses little of YAML.
 */

export type ToolFields = Readonly<Record<string, string>>

export interface TechstackLines {
  readonly head: ToolFields
  readonly tools: readonly ToolFields[]
}

/** More than a stack can hold, because some may have no name. */
const MAX_ITEMS = 2 * STACK_LIMITS.tools
const MAX_LINES = 100_000
const LONGEST_LINE = 10_000
const FIELD = /^( *)(- +)?([A-Za-z_]\w{0,60}):(?:[ \t]+(.*))?$/

export function readTechstackLines(text: string): TechstackLines {
  const head: Record<string, string> = {}
  const tools: Record<string, string>[] = []
  let fields: Record<string, string> | undefined = head
  /** The indentation of the tools' keys, once the first is known. */
  let column = 0
  let key = ''
  for (const line of linesOf(text)) {
    const [, indent = '', dash = '', name = '', value = ''] = FIELD.exec(line) ?? []
    const at = indent.length + dash.length
    if (name === 'tools' && at === 0) {
      fields = undefined
      continue
    }
    if (fields === undefined || fields !== head) {
      if (dash !== '' && (column === 0 || at === column)) {
        if (tools.length === MAX_ITEMS) break
        column = at
        tools.push((fields = {}))
      } else if (name !== '' && at === 0) break
    }
    if (fields === undefined || line.trim() === '') continue
    if (name !== '' && at === (fields === head ? 0 : column)) {
      key = name
      fields[key] = scalar(value)
    } else if (key !== '' && /^ /.test(line)) fields[key] = `${fields[key] ?? ''} ${line.trim()}`.trim()
  }
  return { head, tools }
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0, count = 0; from < text.length && count < MAX_LINES; count++) {
    const end = text.indexOf('\n', from)
    const until = end < 0 ? text.length : end
    yield text.slice(from, Math.min(until, from + LONGEST_LINE)).replace(/\r$/, '')
    from = until + 1
  }
}

/** Values that are not plain: a list, a mapping, an alias or a tag. */
const NO_TEXT = /^[[{&*!]/

/** The text of a plain or quoted value. Empty for a block value and for other types. */
function scalar(written: string): string {
  const value = written.trim()
  if (/^[|>][+-]?\d?$/.test(value) || value === '~' || value === 'null' || NO_TEXT.test(value)) return ''
  if (value.startsWith("'") && value.endsWith("'")) return value.slice(1, -1).replaceAll("''", "'")
  if (!value.startsWith('"')) return value
  try {
    return String(JSON.parse(value))
  } catch {
    // The value continues on the next line, or has an escape that JSON does not support.
    return value.replaceAll('"', '')
  }
}
