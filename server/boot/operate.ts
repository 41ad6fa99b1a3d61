import { existsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { databaseFolder } from '@/lib/db/empty-database'
import { readEnvFile } from '@/server/process/env-file'

/**
 * `npm run stack|icon|export|backup|restore`. Only one process can open the embedded database, so a
 * command is sent to the running product, and runs here if there is none.
 */

const FILE_COMMANDS = new Set(['backup', 'restore'])

async function run(command: string, given: readonly string[]): Promise<void> {
  readEnvFile()
  // Imported here, because an invalid variable throws at import and should be reported in one line.
  const { env } = await import('@/lib/env')
  const { log } = await import('@/lib/log')
  const { runCommand } = await import('@/lib/operate/commands')
  const { COPY, openCopy } = await import('@/lib/operate/live-copy')
  const { CHECK_RESTORE, restoreLive, INSTALL_RESTORED } = await import('@/lib/operate/live-restore')
  const { sendCommand } = await import('@/lib/operate/socket')
  const { closeDatabase, sharedPool } = await import('@/lib/db/pool')
  // Standard output is for the result; errors are thrown.
  log.level = 'silent'
  // The running product may have another working directory.
  const args = FILE_COMMANDS.has(command) ? given.map((arg) => (arg.startsWith('-') ? arg : path.resolve(arg))) : given
  const order = { command, args }
  const print = (lines: AsyncIterable<string>) =>
    pipeline(Readable.from(withNewlines(lines)), process.stdout, { end: false })

  const ask = (asked: typeof order) => (env.DATABASE_URL ? undefined : sendCommand(env.DATA_DIR, asked))
  const isDone = async (asked: typeof order) => {
    const running = await ask(asked)
    if (!running) return false
    for await (const line of running) log.debug({ line }, asked.command)
    return true
  }
  if (command === 'restore' && (await isDone({ command: CHECK_RESTORE, args })))
    return print(restoreLive(env.DATA_DIR, args, () => isDone({ command: INSTALL_RESTORED, args })))
  if (command === 'backup' && (await isDone({ command: COPY, args: [] }))) {
    const copy = await openCopy(env.DATA_DIR)
    return print(runCommand(copy.pool, order)).finally(copy.close)
  }
  const running = await ask(order)
  if (running) return print(running)
  // A typo in DATA_DIR must not look like an empty installation.
  if (!env.DATABASE_URL && command !== 'restore' && !existsSync(databaseFolder(env.DATA_DIR)))
    throw new Error(`There is no database in DATA_DIR ${env.DATA_DIR}, and DATABASE_URL is not set.`)
  try {
    await print(runCommand(await sharedPool(), order))
  } finally {
    await closeDatabase()
  }
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

const [command = '', ...args] = process.argv.slice(2)
try {
  await run(command, args)
} catch (error) {
  // EPIPE: the reader, such as `head`, has closed the pipe.
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== 'EPIPE') {
    console.error(message)
    process.exitCode = 1
  }
}
