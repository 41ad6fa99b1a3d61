import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Prints before each reply of the thread, as a library of the engine could. */
const TALKATIVE = `import { parentPort } from 'node:worker_threads'
const post = parentPort.postMessage.bind(parentPort)
parentPort.postMessage = (reply) => {
  console.warn('two\\nlines')
  post(reply)
}`

test('output of a library in the engine’s thread is one line of JSON', () => {
  const program = `
    import { once } from 'node:events'
    import { Worker } from 'node:worker_threads'
    const thread = new Worker('./server/engine/worker-from-sources.mjs', {
      execArgv: ['--import', 'data:text/javascript,${encodeURIComponent(TALKATIVE).replaceAll("'", '%27')}'],
    })
    thread.postMessage({ task: 'cleanPage', question: { source: '<p onclick="x()">one</p>' } })
    const [reply] = await once(thread, 'message')
    console.log(JSON.stringify({ html: reply.answer.html }))
    await thread.terminate()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 25_000,
    env: { ...process.env, LOG_LEVEL: 'info', NODE_OPTIONS: '' },
  })
  expect(stderr).toBe('')
  // The thread's output and that of the program reach standard output in any order.
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    expect.arrayContaining([expect.objectContaining({ level: 'warn', msg: 'two\nlines' }), { html: '<p>one</p>' }]),
  )
})
