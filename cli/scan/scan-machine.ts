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

/** The tools of this computer, as its package managers and editors list them. Programs that are absent are left out. */
export async function scanMachine(places: Places): Promise<Scan> {
  const list = new ToolList()
  const read: string[] = []
  const outputs = await Promise.all(LISTINGS.map((listing) => outputOf(listing, places.platform)))
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

async function outputOf(listing: Listing, platform: NodeJS.Platform): Promise<string | undefined> {
  if (!listing.outputFile) return run(listing.program, listing.args, platform)
  const folder = mkdtempSync(path.join(tmpdir(), 'stackbook-'))
  try {
    const file = path.join(folder, 'listing.json')
    const args = listing.args.map((word) => (word === OUTPUT_FILE ? file : word))
    await run(listing.program, args, platform)
    return readTextFile(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The output also of a program that reports a failure: winget does so when one package of many is in no source, npm when
 * a package lacks another. On Windows most of these programs are scripts, which only a shell starts.
 */
function run(program: string, args: readonly string[], platform: NodeJS.Platform): Promise<string | undefined> {
  const isWindows = platform === 'win32'
  const given = isWindows ? args.map((word) => (/\s/.test(word) ? `"${word}"` : word)) : [...args]
  return new Promise((resolve) => {
    const options = { timeout: MAX_MS, maxBuffer: MAX_OUTPUT_BYTES, windowsHide: true, shell: isWindows }
    const child = execFile(program, given, options, (error, stdout) => {
      resolve(error !== null && stdout === '' ? undefined : stdout)
    })
    child.stdin?.end()
  })
}
