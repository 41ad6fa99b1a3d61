import 'server-only'
import { createTransport } from 'nodemailer'
import type { Mailer } from './types'

const TIMEOUT_MS = 15_000

/** A mail server that never answers must not hold a letter for ever. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return async (letter) => {
    await transport.sendMail({ from, ...letter })
  }
}
