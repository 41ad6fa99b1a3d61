import { expect, test, vi } from 'vitest'
import { sendMail } from '@/lib/mail'

/** A mail server that hangs until it is told to go on. */
const hanging = vi.hoisted(() => ({ letters: [] as string[], goOn: [] as (() => void)[] }))
vi.mock('@/lib/mail/outbox', () => ({
  outboxMailer:
    () =>
    ({ to }: { to: string }) =>
      new Promise<void>((resolve) => {
        hanging.letters.push(to)
        hanging.goOn.push(resolve)
      }),
}))

// promise: isolated-failures
test('a mail server that hangs is given ten letters at once, two hundred wait, and no more are held', async () => {
  const sent = Array.from({ length: 300 }, (_, number) =>
    sendMail('reset', { to: `${number}@example.com`, subject: '', text: '', html: '' }),
  )
  await Promise.all(sent.slice(210))
  expect(hanging.letters).toHaveLength(10)
  hanging.goOn.shift()?.()
  await sent[0]
  await vi.waitFor(() => expect(hanging.letters.at(-1)).toBe('10@example.com'))
  const all = Promise.all(sent)
  while (hanging.letters.length < 210 || hanging.goOn.length > 0) {
    hanging.goOn.shift()?.()
    await Promise.resolve()
  }
  await all
  expect(hanging.letters).toEqual(Array.from({ length: 210 }, (_, number) => `${number}@example.com`))
})
