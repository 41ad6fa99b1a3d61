import path from 'node:path'

/** Which variable has led to what the system refused, and what is expected of it. */
const BLAMED: readonly [codes: RegExp, name: string, fallback: string | number, expected: string][] = [
  [/^EADDRINUSE$/, 'PORT', 3000, 'a port that nothing else listens on'],
  [/^(?:ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL)$/, 'HOST', 'nothing', 'an address of this machine'],
  [/^(?:EROFS|EACCES|EPERM|ENOTDIR|EEXIST|ENOSPC)$/, 'DATA_DIR', '.data', 'a folder that Stackbook can write to'],
]
/** Where only one of several settings can be meant: a file in the data folder, the address to listen on. */
const isMeant = (name: string, { syscall, path: file }: NodeJS.ErrnoException) =>
  name === 'DATA_DIR'
    ? file !== undefined && path.resolve(file).startsWith(path.resolve(process.env.DATA_DIR || '.data'))
    : syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo'

function words(error: NodeJS.ErrnoException): string {
  const blamed = BLAMED.find(([codes, name]) => codes.test(error.code ?? '') && isMeant(name, error))
  if (!blamed) return error.message
  const [, name, fallback, expected] = blamed
  return `${name} holds ${process.env[name] || fallback}; expected ${expected}`
}

/** One line for whoever runs it; the stack only where it was asked for. */
export function failStart(error: unknown): never {
  const cause = error instanceof Error ? error : new Error(String(error))
  console.error(`Stackbook cannot start: ${words(cause)}`)
  if (process.env.LOG_LEVEL === 'debug') console.error(cause)
  process.exit(1)
}
