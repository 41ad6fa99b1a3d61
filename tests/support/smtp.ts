import { EventEmitter, once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port'

interface TestLetter {
  to: string
  subject: string
  text: string
  /** The first link in it to a page of the account. */
  link: URL
}

export interface TestMailServer {
  url: string
  letters: TestLetter[]
  /**
   * The next mail to this address whose subject contains these words, or one that has arrived
   * already.
   */
  letterTo: (address: string, subject: string) => Promise<TestLetter>
  stop: () => Promise<void>
}

const WAIT_MS = 60_000

async function read(raw: Buffer): Promise<TestLetter> {
  const mail = await PostalMime.parse(raw)
  const text = mail.text ?? ''
  const link = /https?:\/\/\S+#\S+/.exec(text)?.[0]
  if (!link) throw new Error(`a letter without a link: ${text}`)
  return { to: mail.to?.[0]?.address ?? '', subject: mail.subject ?? '', text, link: new URL(link) }
}

/** A real SMTP server that keeps received mail, on a free port unless one is given. */
export async function startMailServer(atPort?: number): Promise<TestMailServer> {
  const port = atPort ?? (await freePort())
  const letters: TestLetter[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        read(Buffer.concat(parts)).then((letter) => {
          letters.push(letter)
          arrivals.emit('letter')
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    letterTo: async (address, subject) => {
      const signal = AbortSignal.timeout(WAIT_MS)
      for (;;) {
        const found = letters.findLast((letter) => letter.to === address && letter.subject.includes(subject))
        if (found) return found
        await once(arrivals, 'letter', { signal })
      }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
