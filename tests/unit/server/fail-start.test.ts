import { afterEach, expect, test, vi } from 'vitest'
import { failStart } from '@/server/process/fail-start'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const refusal = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

test.each([
  [refusal('EACCES', 'listen'), 'PORT holds 80; expected a port that this user may listen on'],
  [refusal('EADDRINUSE', 'listen'), 'PORT holds 80; expected a port that is not in use'],
  [refusal('EACCES', 'open'), 'open EACCES'],
])('%s at the start is reported in one line', (error, line) => {
  vi.stubEnv('PORT', '80')
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  failStart(error)
  expect(said.mock.calls).toEqual([[`Stackbook cannot start: ${line}\n`]])
})
