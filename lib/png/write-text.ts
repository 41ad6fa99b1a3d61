import 'server-only'
import { crc32, deflateSync } from 'node:zlib'
import { chunksOf } from './chunks'

/** Adds a compressed text to a picture, in an iTXt chunk before its pixels. */
export function withPngText(png: Uint8Array<ArrayBuffer>, keyword: string, text: string): Uint8Array<ArrayBuffer> {
  const [header] = chunksOf(png)
  if (header?.type !== 'IHDR') throw new Error('this is no PNG')
  // Keyword, flag and method of the compression, and two empty fields for language and translated
  // keyword.
  const data = Buffer.concat([Buffer.from(`${keyword}\0\u0001\0\0\0`, 'latin1'), deflateSync(text)])
  const typed = Buffer.concat([Buffer.from('iTXt', 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([png.subarray(0, header.end), length, typed, checksum, png.subarray(header.end)])
}
