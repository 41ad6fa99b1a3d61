import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '@/lib/data-folder'
import { errorCode } from '@/lib/error-code'
import type { IconStore } from './types'

const NOT_THERE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/** Stores files in a folder, named by their id. */
export function diskStore(folder: string): IconStore {
  const fileOf = (id: string) => path.join(/*turbopackIgnore: true*/ folder, id)
  return {
    async read(id) {
      try {
        return new Uint8Array(await readFile(/*turbopackIgnore: true*/ fileOf(id)))
      } catch (error) {
        if (NOT_THERE.has(errorCode(error))) return undefined
        throw error
      }
    },
    async write(id, { bytes }) {
      makeFolder(folder)
      await writeFile(/*turbopackIgnore: true*/ fileOf(id), bytes, { flag: 'wx' })
    },
    remove: (id) => rm(/*turbopackIgnore: true*/ fileOf(id), { force: true }),
  }
}
