import path from 'node:path'
import { env, publicOrigin } from '@/lib/env'
import { log } from '@/lib/log'
import { processSingleton } from '@/lib/process-singleton'
import { site } from '@/lib/site'
import { outboxMailer } from './outbox'
import { claimLetter, delayLetter, removeLetter, type LetterKind, type QueuedLetter } from './queue'
import { smtpMailer } from './smtp'
import type { Letter, Mailer } from './types'

/**
 * Composes a letter when it is sent; undefined if it is obsolete, such as one to a deleted account.
 */
export type LetterComposers = Readonly<Record<LetterKind, (about: string) => Promise<Letter | undefined>>>

const FAILED = 'mail could not be sent'
const MAX_CONCURRENT = 10

const from = env.MAIL_FROM ?? `${site.name} <no-reply@${new URL(publicOrigin).hostname}>`
let mailer: Mailer | undefined

/** The only choice of the mail driver. */
function chosenMailer(): Mailer {
  return (mailer ??= env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, from)
    : outboxMailer(path.join(env.DATA_DIR, 'outbox'), from))
}

const workers = processSingleton('mail', () => ({ running: 0 }))

/**
 * Sends what is due, one letter after another, beside at most nine other calls of this process. It
 * never throws: a letter that could not be sent stays in the queue and is due again later.
 */
export async function sendDueLetters(composers: LetterComposers): Promise<void> {
  if (workers.running >= MAX_CONCURRENT) return
  workers.running += 1
  const kinds = Object.keys(composers)
  try {
    for (let due = await claimLetter(kinds); due; due = await claimLetter(kinds)) await attempt(due, composers)
  } catch (error) {
    log.warn({ err: error }, 'the mail queue could not be read or changed; it is tried again in some seconds')
  } finally {
    workers.running -= 1
  }
}

async function attempt(due: QueuedLetter, composers: LetterComposers): Promise<void> {
  const { kind, attempts } = due
  const letter = await composers[kind](due.about)
  if (letter) {
    try {
      await chosenMailer()(letter)
      log.info({ kind, attempts }, 'mail sent')
    } catch (error) {
      const isRefused = isRecipientRefused(error)
      log.error({ kind, attempts, reason: reasonOf(error), isKept: !isRefused }, FAILED)
      if (!isRefused) return delayLetter(due)
    }
  }
  await removeLetter(due)
}

/**
 * An address that the mail server refuses for good stays refused. Any other failure can be the
 * server's own.
 */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/** A mail server's message quotes the recipient, so only its code is logged. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || (error instanceof Error ? error.name : 'unknown')
}
