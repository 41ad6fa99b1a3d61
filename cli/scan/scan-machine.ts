import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readTextFile } from '../read-text-file'
import { appFolders, type Places } from './app-folders'
import { LISTINGS, OUTPUT_FILE, type Listing } from './listings'
import type { Scan } from './scan-folder'
import { ToolList } from './tool-list'

const MAX_MS = 60_000
const MAX_OUTPUT_BYTES = 8_000_000

/** Starts a program, as `execFile` of Node does. */
export type Exec = (
  program: string,
  args: readonly string[],
  options: { cwd: string; timeout: number; maxBuffer: number; windowsHide: boolean; shell: boolean },
  done: (error: Error | null, output: string) => void,
) => { stdin: { end: () => unknown } | null }

/**
 * The tools of this computer, as its package managers and editors list them. Programs that are
 * absent are left out.
 */
export async function scanMachine(places: Places, exec: Exec = execFile): Promise<Scan> {
  const list = new ToolList()
  const read: string[] = []
  const outputs = await Promise.all(LISTINGS.map((listing) => outputOf(listing, places, exec)))
  LISTINGS.forEach(({ program, args, read: refsIn, implies = [] }, at) => {
    const output = outputs[at]
    if (output === undefined) return
    const source = [program, ...args.slice(0, 2)].join(' ')
    list.addNames(implies, source)
    list.addRefs(refsIn(output), source)
    read.push(source)
  })
  for (const { folder, names } of appFolders(places)) {
    list.addRefs(names, folder)
    read.push(folder)
  }
  return { name: 'This computer', tools: list.tools(), read, notes: [] }
}

async function outputOf(listing: Listing, places: Places, exec: Exec): Promise<string | undefined> {
  if (!listing.outputFile) return run(listing, places.home, places, exec)
  const folder = mkdtempSync(path.join(tmpdir(), 'stackbook-'))
  try {
    await run(listing, folder, places, exec)
    return readTextFile(path.join(folder, OUTPUT_FILE))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** For the shell of Windows, which would take a part of any other word for a command. */
const quoted = (word: string): string => (/^[\w./:\\@=-]+$/.test(word) ? word : `"${word}"`)

/**
 * The output also of a program that reports a failure: winget does so when one package of many is
 * in no source, npm when a package lacks another. On Windows most of these programs are scripts,
 * which only a shell starts. No word of the command comes from the computer: a program that writes
 * a file does so in the folder where it is started.
 */
function run({ program, args }: Listing, cwd: string, { platform }: Places, exec: Exec): Promise<string | undefined> {
  const shell = platform === 'win32'
  const [file, given] = shell ? [[program, ...args.map(quoted)].join(' '), []] : [program, args]
  return new Promise((resolve) => {
    const options = { cwd, timeout: MAX_MS, maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true, shell }
    const child = exec(file, given, options, (error, output) => {
      resolve(error !== null && output === '' ? undefined : output)
    })
    child.stdin?.end()
  })
}
