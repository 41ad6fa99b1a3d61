import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT'])

/**
 * Runs a program in another Node process and returns its exit code. Signals to this process are
 * forwarded, so that both end together.
 *
 * @param {readonly string[]} program @param {NodeJS.ProcessEnv} env @returns {Promise<number>}
 */
export function runNode(program, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, { stdio: 'inherit', env })
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => void child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, forward)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const each of SIGNALS) process.off(each, forward)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
