import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readmeSnippet } from '@/lib/share/snippets'
import { DEFAULT_THEME } from '@/lib/stack/stack-theme'
import { Failure } from './failure'
import type { SavedCode } from './site/saved-code'

/** The marks around the part of a README that this program writes. */

const START = '<!-- stackbook:start -->'
const END = '<!-- stackbook:end -->'

/** The card of a saved stack with its link. */
export const cardSnippet = ({ site, code }: SavedCode, name: string): string =>
  readmeSnippet({ origin: site, code, alt: `Tech stack of ${name}` }, DEFAULT_THEME)

/** Replaces the text between the marks; without marks the snippet is appended with them. */
export function withSnippet(text: string, snippet: string): string {
  const newLine = text.includes('\r\n') ? '\r\n' : '\n'
  const part = [START, ...snippet.trim().split('\n'), END].join(newLine)
  const from = text.indexOf(START)
  const to = text.indexOf(END, from)
  if (from < 0 && !text.includes(END)) {
    const before = text.replace(/\s*$/, '')
    return `${before}${before === '' ? '' : newLine + newLine}${part}${newLine}`
  }
  if (from < 0 || to < 0)
    throw new Failure(`Only one of the marks ${START} and ${END} is there, or they are in the wrong order.`)
  return text.slice(0, from) + part + text.slice(to + END.length)
}

/** Returns whether the file was changed. */
export function writeReadme(file: string, snippet: string): boolean {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}. Name another one with --file.`)
  const text = readFileSync(file, 'utf8')
  const next = withSnippet(text, snippet)
  if (next === text) return false
  writeFileSync(file, next)
  return true
}
