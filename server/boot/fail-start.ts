import { inspect } from 'node:util'

/** Which variable has led to what the system refused when a place to listen on was asked for, and what is expected of it. */
const BLAMED: readonly [codes: RegExp, name: string, fallback: string | number, expected: string][] = [
  [/^EADDRINUSE$/, 'PORT', 3000, 'a port that nothing else listens on'],
  [/^EACCES$/, 'PORT', 3000, 'a port that this user may listen on'],
  [/^(?:ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/, 'HOST', 'nothing', 'an address of this machine'],
]
const ASKED_FOR: ReadonlySet<unknown> = new Set(['listen', 'bind', 'getaddrinfo'])

function words(error: NodeJS.ErrnoException): string {
  const blamed = ASKED_FOR.has(error.syscall) && BLAMED.find(([codes]) => codes.test(error.code ?? ''))
  if (!blamed) return error.message
  const [, name, fallback, expected] = blamed
  return `${name} holds ${process.env[name] || fallback}; expected ${expected}`
}

/** One line for whoever runs it; the stack only where it was asked for. */
export function failStart(error: unknown): never {
  const cause = error instanceof Error ? error : new Error(String(error))
  // Not by the console, which writes to the log by now.
  process.stderr.write(`Stackbook cannot start: ${words(cause)}\n`)
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${inspect(cause)}\n`)
  process.exit(1)
}
