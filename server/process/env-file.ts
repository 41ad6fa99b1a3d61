import { errorCode } from '@/lib/error-code'
import { skipNextEnvFiles } from '@/server/next-internals'

/**
 * Reads `.env` of the current folder; variables that are set already win. Called first in each
 * process. Other files, such as `.env.local`, are not read.
 */
export function readEnvFile(): void {
  skipNextEnvFiles(process.env)
  try {
    process.loadEnvFile()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw new Error(`.env cannot be read (${String(errorCode(error))})`, { cause: error })
  }
}
