import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blameFolder, makeFolder } from '@/lib/data-folder'
import { env } from '@/lib/env'
import { errorCode } from '@/lib/error-code'

/** The same minimum as for NEXTAUTH_SECRET. */
const LEAST_CHARACTERS = 16

let known: string | undefined

/** The key that signs sessions and tokens: configured, or generated once and stored in DATA_DIR. */
export function authSecret(): string {
  try {
    return (known ??= env.NEXTAUTH_SECRET ?? keptSecret(path.join(env.DATA_DIR, 'auth-secret')))
  } catch (error) {
    blameFolder(error)
  }
}

function keptSecret(file: string): string {
  try {
    return readSecret(file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  makeFolder(path.dirname(file))
  // Written aside and linked into place: of two processes that start together, both end up with the same whole secret.
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

/** A full disk or a power cut can leave an empty file, which would be a guessable key. */
function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8')
  if (secret.length < LEAST_CHARACTERS)
    throw new Error(
      `${file} holds a secret of ${secret.length} characters; restore it from a backup, or remove it: all users then sign in again`,
    )
  return secret
}
