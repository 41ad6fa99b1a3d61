import type { Section } from '@/lib/stack/schema'
import type { Scan } from '../scan/scan-folder'

/** The output of a scan: tools by section, with the files that show them. */
export function report({ name, tools, read, notes }: Scan, sections: readonly Section[], unit: string): string {
  const sources = new Map(tools.map((tool) => [tool.text, tool.sources]))
  const lines = sections.flatMap(({ title, tools: members }) => [
    '',
    title,
    ...members.map(({ text }) => `  ${text.padEnd(28)} ${shownSources(sources.get(text) ?? [])}`.trimEnd()),
  ])
  const counted = tools.length === 0 ? NOTHING : `${count(tools.length, 'tool')} in ${count(read.length, unit)}`
  return [`${name}: ${counted}`, ...lines, ...(notes.length > 0 ? ['', ...notes] : []), ''].map(printable).join('\n')
}

const NOTHING = 'no tool was found'

/** A file name may contain escape sequences of terminals. */
const printable = (line: string): string => line.replace(/\p{Cc}/gu, '?')

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`

const SHOWN = 2

function shownSources(sources: readonly string[]): string {
  const more = sources.length - SHOWN
  return sources.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
