import pino from 'pino'
import { env } from './env'

const REDACTED = ['authorization', 'cookie', 'password', 'token', 'secret', 'prompt', 'body']

/**
 * One JSON object per line on standard output. Fields that may contain secrets or users' texts are
 * redacted, also one level deep in logged errors and objects, so that a careless call cannot leak
 * them.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
})
