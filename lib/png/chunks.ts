/** Reads and writes the chunks of a PNG, among them metadata. */

export const SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Length and type before the data, the checksum behind it. */
const BESIDE = 12

export interface Chunk {
  readonly type: string
  readonly data: Uint8Array<ArrayBuffer>
  /** Its position in the file. */
  readonly start: number
  readonly end: number
}

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((value, at) => bytes[at] === value)

/** In order, as far as the file is complete. Checksums are not verified. */
export function* chunksOf(bytes: Uint8Array<ArrayBuffer>): Generator<Chunk> {
  if (!isPng(bytes)) return
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = SIGNATURE.length; start + BESIDE <= bytes.length;) {
    const length = view.getUint32(start)
    const end = start + BESIDE + length
    if (end > bytes.length) return
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
    yield { type, data: bytes.subarray(start + 8, start + 8 + length), start, end }
    start = end
  }
}
