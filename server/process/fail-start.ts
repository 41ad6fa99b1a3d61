import { inspect } from 'node:util'

/** The variable behind an error of listening, and the value it should have. */
const LISTEN_ERRORS: readonly [codes: RegExp, name: string, fallback: string | number, expected: string][] = [
  [/^EADDRINUSE$/, 'PORT', 3000, 'a port that is not in use'],
  [/^EACCES$/, 'PORT', 3000, 'a port that this user may listen on'],
  [/^(?:ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/, 'HOST', 'nothing', 'an address of this machine'],
]
const LISTEN_CALLS: ReadonlySet<unknown> = new Set(['listen', 'bind', 'getaddrinfo'])

function messageOf(error: NodeJS.ErrnoException): string {
  const known = LISTEN_CALLS.has(error.syscall) && LISTEN_ERRORS.find(([codes]) => codes.test(error.code ?? ''))
  if (!known) return error.message
  const [, name, fallback, expected] = known
  return `${name} holds ${process.env[name] || fallback}; expected ${expected}`
}

/** Prints one line for the operator, and the stack trace with LOG_LEVEL=debug. */
export function failStart(error: unknown): never {
  const cause = error instanceof Error ? error : new Error(String(error))
  // The console has been redirected to the log by now.
  process.stderr.write(`Stackbook cannot start: ${messageOf(cause)}\n`)
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${inspect(cause)}\n`)
  process.exit(1)
}
