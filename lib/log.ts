import pino from 'pino'
import { env } from './env'

/**
 * One JSON object a line on standard output. Fields that could hold a secret or somebody's words are blanked here, so
 * that a careless call cannot leak them.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: [
      'authorization',
      'cookie',
      'password',
      'token',
      'secret',
      'prompt',
      'body',
      '*.authorization',
      '*.cookie',
      '*.password',
      '*.token',
      '*.secret',
    ],
    censor: '[hidden]',
  },
})
