import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs `code` behind `logOutput` in a separate process, and returns the printed lines. */
function linesOf(code: string, before = "(await import('@/lib/log-output')).logOutput();") {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', `${before} ${code}`],
    { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'debug', NODE_OPTIONS: '' } },
  )
  expect(stderr).toBe('')
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: string; msg: string; err?: { message: string; stack: string } })
  return { status, lines }
}

test('each console call is one line of JSON, with the stack of an error', () => {
  const { lines } = linesOf(`
    console.log('one\\ntwo %d', 2)
    console.warn('\\u001b[33mcoloured\\u001b[39m', { a: 1 })
    console.error(' ⨯', new Error('broken\\nin two lines'))
    console.error(new TypeError('alone'))`)
  expect(lines).toMatchObject([
    { level: 'info', msg: 'one\ntwo 2' },
    { level: 'warn', msg: 'coloured { a: 1 }' },
    { level: 'error', msg: '⨯', err: { message: 'broken\nin two lines', stack: expect.stringMatching(/\n +at /) } },
    { level: 'error', msg: 'alone', err: { message: 'alone' } },
  ])
})

test('a warning of Node is one line of JSON', () => {
  const { status, lines } = linesOf(`
    const { EventEmitter } = await import('node:events')
    const emitter = new EventEmitter()
    for (let count = 0; count <= 10; count++) emitter.on('done', () => {})
    process.emitWarning('old', 'DeprecationWarning')`)
  expect(lines).toMatchObject([
    { level: 'warn', msg: expect.stringContaining('11 done listeners') },
    { level: 'warn', msg: 'old' },
  ])
  expect(status).toBe(0)
})

test.each([
  ['an error', "setTimeout(() => { throw new Error('lost') })", 'uncaughtException'],
  ['a rejected promise', "Promise.reject(new Error('lost'))", 'unhandledRejection'],
])('%s that is not caught is one line of JSON, and the process continues', (_what, code, origin) => {
  const { status, lines } = linesOf(`${code}; setTimeout(() => console.log('still here'), 50)`)
  expect(lines).toMatchObject([{ level: 'error', origin, err: { message: 'lost' } }, { msg: 'still here' }])
  expect(status).toBe(0)
})
