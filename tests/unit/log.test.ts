import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'

const SECRET = 'what nobody may read'

let written: string
beforeEach(() => {
  written = ''
  log.level = 'info'
  const { [pino.symbols.streamSym]: output } = log as unknown as Record<symbol, { write: (line: string) => boolean }>
  if (!output) throw new Error('the log writes to nothing')
  vi.spyOn(output, 'write').mockImplementation((line) => {
    written += line
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  log.level = 'silent'
})

// promise: no-secrets-in-logs
test.each(['authorization', 'cookie', 'password', 'token', 'secret', 'prompt', 'body'])(
  'the field %s is redacted at the top, in an object and in an error',
  (name) => {
    log.info({ [name]: SECRET }, 'by itself')
    log.info({ headers: { [name]: SECRET } }, 'inside something')
    log.error({ err: Object.assign(new Error('refused'), { [name]: SECRET }) }, 'of a failure')
    const lines = written.trim().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'by itself',
      'inside something',
      'of a failure',
    ])
    for (const line of lines) {
      expect(line).not.toContain(SECRET)
      expect(line).toContain(`"${name}":"[hidden]"`)
    }
  },
)

test('fields without personal data are logged unchanged', () => {
  log.info({ path: '/about', status: 200 }, 'answered')
  expect(JSON.parse(written)).toMatchObject({ level: 'info', path: '/about', status: 200, msg: 'answered' })
})
