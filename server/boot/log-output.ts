import { format, stripVTControlCharacters } from 'node:util'
import { log } from '@/lib/log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Turns into one line of the log each what libraries print, what Node warns of, and what nothing catches: collectors of
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
  // Also rejections, as long as nothing else listens to those. One faulty connection must not stop the service for all:
  // the process goes on, as with the listener that Next installs.
  process.on('uncaughtException', (error, origin) => {
    log.error({ err: error, origin }, 'nothing caught this error')
  })
}
