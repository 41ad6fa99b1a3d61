import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../failure'
import { readTextFile } from '../read-text-file'

/**
 * `.stackbook.json` of a folder: the site and share code of its stack. It contains no secret and
 * may be committed.
 */

export const CODE_FILE = '.stackbook.json'

export interface SavedCode {
  readonly site: string
  readonly code: string
}

const SHARE_CODE = /^[A-Za-z0-9]{1,40}$/

export function readSavedCode(folder: string): SavedCode | undefined {
  const text = readTextFile(path.join(folder, CODE_FILE))
  if (text === undefined) return undefined
  const value = parsed(text)
  const { site, code } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>
  if (typeof site !== 'string' || typeof code !== 'string' || !SHARE_CODE.test(code) || !URL.canParse(site))
    throw new Failure(`${CODE_FILE} does not name a stack. Correct it, or remove it to make a new stack.`)
  return { site: new URL(site).origin, code }
}

export function writeSavedCode(folder: string, { site, code }: SavedCode): void {
  writeFileSync(path.join(folder, CODE_FILE), `${JSON.stringify({ site, code }, null, 2)}\n`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
