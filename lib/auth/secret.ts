import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rethrowFolderError, makeFolder } from '@/lib/data-folder'
import { env } from '@/lib/env'
import { errorCode } from '@/lib/error-code'

/** The minimum length, as for NEXTAUTH_SECRET. */
const LEAST_CHARACTERS = 16

let known: string | undefined

/** The key that signs sessions and tokens: configured, or generated once and stored in DATA_DIR. */
export function authSecret(): string {
  try {
    return (known ??= env.NEXTAUTH_SECRET ?? keptSecret(path.join(env.DATA_DIR, 'auth-secret')))
  } catch (error) {
    rethrowFolderError(error)
  }
}

function keptSecret(file: string): string {
  try {
    return readSecret(file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  makeFolder(path.dirname(file))
  // Written to a temporary file and linked: two processes that start together end up with the same
  // complete secret.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readSecret(file)
}

/**
 * Refuses an empty file, which a full disk or a power failure can leave and which would be a
 * guessable key.
 */
function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8')
  if (secret.length < LEAST_CHARACTERS)
    throw new Error(
      `${file} holds a secret of ${secret.length} characters; restore it from a backup, or remove it: all users then sign in again`,
    )
  return secret
}
