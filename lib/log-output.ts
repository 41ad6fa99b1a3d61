import { format, stripVTControlCharacters } from 'node:util'
import { log } from '@/lib/log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Redirects console output of libraries and Node's warnings to the log, as one line each: log
 * collectors would read a stack trace of ten lines as ten entries without a level. Each thread has
 * a console.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS))
    console[method as keyof typeof LEVELS] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error)
      const text = stripVTControlCharacters(format(...args.filter((arg) => arg !== err))).trim()
      log[level](err ? { err } : {}, text || err?.message)
    }
  // Node's own listener prints several lines.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
}

/** Also logs uncaught errors. In a worker thread they end the thread, and the server logs that. */
export function logOutput(): void {
  logConsole()
  // Includes unhandled rejections. The process continues, as with Next's own listener: an error of
  // one connection must not stop the service.
  process.on('uncaughtException', (error, origin) => {
    log.error({ err: error, origin }, 'uncaught error')
  })
}
