import { errorCode } from '@/lib/error-code'

/**
 * Reads `.env` of the current folder into the environment, which wins over it. Called before anything else, once in each
 * process; other files, such as `.env.local`, are not read.
 */
export function readEnvFile(): void {
  // Next would read four files of its own choice, after our server has read its configuration.
  process.env.__NEXT_PROCESSED_ENV = 'true'
  try {
    process.loadEnvFile()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw new Error(`.env cannot be read (${String(errorCode(error))})`, { cause: error })
  }
}
