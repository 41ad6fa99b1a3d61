import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { errorCode } from '@/lib/error-code'

/**
 * Creates a folder and its parents. Node's own recursive mkdir never ends where creating is denied,
 * as in /proc.
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    makeOne(folder, mode)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    makeFolder(path.dirname(folder), mode)
    makeOne(folder, mode)
  }
}

function makeOne(folder: string, mode?: number): void {
  try {
    mkdirSync(/*turbopackIgnore: true*/ folder, mode)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !statSync(/*turbopackIgnore: true*/ folder).isDirectory()) throw error
  }
}

export class DiskFull extends Error {
  readonly code = 'ENOSPC'
  constructor(cause?: unknown) {
    super('the disk of DATA_DIR is full', { cause })
    this.name = 'DiskFull'
  }
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** Reports a file error in the data folder by the name of its variable. */
export function rethrowFolderError(error: unknown): never {
  const code = errorCode(error)
  const expected = FULL.has(code)
    ? 'a folder on a disk with room: 20 MB at least, 60 MB to begin with'
    : error instanceof Error && 'errno' in error && 'a folder that Stackbook can write to'
  throw expected
    ? new Error(`DATA_DIR holds ${env.DATA_DIR}; expected ${expected} (${String(code)})`, { cause: error })
    : error
}
