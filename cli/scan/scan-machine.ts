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
 * Scans this computer: what its package managers and editors list. Programs that are absent are
 * skipped.
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

/** Quotes an argument for the Windows shell, which would interpret special characters. */
const quoted = (word: string): string => (/^[\w./:\\@=-]+$/.test(word) ? word : `"${word}"`)

/**
 * Runs a program and returns its output, also if it fails: winget fails when one of many packages
 * is in no source, npm when a dependency is missing. On Windows most of these programs are scripts,
 * which need a shell. No argument comes from the computer: a program that writes a file does so in
 * its working directory.
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
