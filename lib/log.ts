import pino from 'pino'
import { env } from './env'

const HIDDEN = ['authorization', 'cookie', 'password', 'token', 'secret', 'prompt', 'body']

/**
 * One JSON object a line on standard output. Fields that could hold a secret or somebody's words are blanked here, also
 * those of a failure or of anything else that is logged whole, so that a careless call cannot leak them.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
})
