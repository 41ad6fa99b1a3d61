import { createTransport } from 'nodemailer'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'
import type { Mailer } from './types'

const SILENCE_MS = 15_000
/**
 * The time limit of a whole letter, from connecting to the last response: a server that sends a
 * byte every few seconds is never silent.
 */
const LETTER_MS = 60_000

/** Limits a letter and its socket, for a mail server that never answers or never ends. */
export function smtpMailer(url: string, from: string, letterMs = LETTER_MS): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    // Closing destroys the socket, and does not wait for a server that keeps its own side open.
    socketCloseTimeout: 0,
  })
  return async (letter) => {
    const deadline = new AbortController()
    const stop = stallTolerantTimeout(letterMs, () => deadline.abort(new Error('the mail server took too long')))
    try {
      await transport.sendMail({ from, ...letter, signal: deadline.signal })
    } finally {
      stop()
    }
  }
}
