import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '@/lib/data-folder'
import type { Mailer } from './types'

/**
 * Without a mail server, letters are files for the operator. They contain secrets, so the folder is
 * private.
 */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (letter) => {
    const { message } = await transport.sendMail({ from, ...letter })
    makeFolder(folder, 0o700)
    const file = path.join(folder, `${Date.now()}-${randomBytes(6).toString('hex')}.eml`)
    // Renamed at the end, so that a watcher of the folder never reads a partial letter.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
