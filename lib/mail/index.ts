import 'server-only'
import path from 'node:path'
import { env, publicOrigin } from '@/lib/env'
import { log } from '@/lib/log'
import { oneInProcess } from '@/lib/one-in-process'
import { site } from '@/lib/site'
import { outboxMailer } from './outbox'
import { smtpMailer } from './smtp'
import { Turns } from './turns'
import type { Letter, Mailer } from './types'

const FAILED = 'mail could not be sent'
const RETRY_AFTER_MS = [1_000, 10_000]

const from = env.MAIL_FROM ?? `${site.name} <no-reply@${new URL(publicOrigin).hostname}>`
let mailer: Mailer | undefined

/** The only place that knows where mail goes. */
function chosenMailer(): Mailer {
  return (mailer ??= env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, from)
    : outboxMailer(path.join(env.DATA_DIR, 'outbox'), from))
}

/** A mail server that hangs holds these and no more, whoever asks for letters meanwhile. */
const turns = oneInProcess('mail', () => new Turns(10, 200))

/** Nobody waits for mail: a server that is away for a moment is tried again, and what fails for good is in the log. */
export async function sendMail(kind: string, letter: Letter): Promise<void> {
  if (turns.isFull) return log.error({ kind, reason: 'too many wait' }, FAILED)
  await turns.take(() => deliver(kind, letter))
}

async function deliver(kind: string, letter: Letter): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await chosenMailer()(letter)
      log.info({ kind }, 'mail sent')
      return
    } catch (error) {
      const pause = RETRY_AFTER_MS[attempt]
      if (pause === undefined) return log.error({ kind, reason: reasonOf(error) }, FAILED)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** A mail server's refusal quotes the address, which does not belong into a log: its code says enough. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter(Boolean).join(' ') || (error instanceof Error ? error.name : 'unknown')
}
