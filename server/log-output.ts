import { format, stripVTControlCharacters } from 'node:util'
import { log } from '@/lib/log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Turns into one line of the log each what libraries print, what Node warns of, and what ends this process: collectors of
 * logs read line by line, and a stack of ten lines would be ten entries without a level.
 */
export function logOutput(): void {
  for (const [method, level] of Object.entries(LEVELS))
    console[method as keyof typeof LEVELS] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error)
      const text = stripVTControlCharacters(format(...args.filter((arg) => arg !== err))).trim()
      log[level](err ? { err } : {}, text || err?.message)
    }
  // Node's own listener prints several lines.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
  // Also what nobody has caught of a promise, as long as nothing listens to that.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the process ends: nothing caught this error')
    process.exit(1)
  })
}
