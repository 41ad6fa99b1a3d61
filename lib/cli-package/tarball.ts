import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The package of the command line as npm installs it from an address: a gzipped tar archive of its
 * files.
 */

const FOLDER = 'cli'
/** The files that its package.json lists, and package.json. */
const FILES: readonly { name: string; mode: number }[] = [
  { name: 'package.json', mode: 0o644 },
  { name: 'dist/stackbook.cjs', mode: 0o755 },
  { name: 'dist/LICENSES.txt', mode: 0o644 },
]

let made: Uint8Array<ArrayBuffer> | undefined

/** Cached, because the files change only with a release. */
export const cliTarball = (): Uint8Array<ArrayBuffer> => (made ??= makeTarball())

function makeTarball(): Uint8Array<ArrayBuffer> {
  const parts = FILES.flatMap(({ name, mode }) => {
    const bytes = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER, name))
    return [header(`package/${name}`, mode, bytes.length), bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]
  })
  return new Uint8Array(gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 }))
}

const BLOCK = 512
/** Where the fields of a header begin, by POSIX (ustar). */
const FIELD = { name: 0, mode: 100, owner: 108, group: 116, size: 124, time: 136, checksum: 148, type: 156, magic: 257 }
/** npm writes this time into all its archives, so that the same files are the same bytes. */
const TIME = Date.UTC(1985, 9, 26, 8, 15) / 1000

function header(name: string, mode: number, size: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  block.write(name, FIELD.name)
  block.write(octal(mode, 7), FIELD.mode)
  block.write(octal(0, 7), FIELD.owner)
  block.write(octal(0, 7), FIELD.group)
  block.write(octal(size, 11), FIELD.size)
  block.write(octal(TIME, 11), FIELD.time)
  block.write('0', FIELD.type)
  block.write('ustar\x0000', FIELD.magic)
  // The checksum is computed with spaces in its own field.
  block.fill(' ', FIELD.checksum, FIELD.type)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, FIELD.checksum)
  return block
}
