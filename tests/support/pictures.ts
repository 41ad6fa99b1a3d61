import { deflateSync, inflateSync, crc32 } from 'node:zlib'

/** Valid picture files, generated. */

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** A square of one colour. `side` is the size that its header claims. */
export function png(side = 16, rows = side): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 0x80)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One transparent pixel, lossless. */
export const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** The rows of a non-interlaced PNG file of four bytes a pixel. */
export function rowsOf(file: Buffer): Buffer[] {
  const width = file.readUInt32BE(16) * 4
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  }
  const packed = inflateSync(Buffer.concat(parts))
  const rows: Buffer[] = []
  let above = Buffer.alloc(width)
  for (let at = 0; at < packed.length; at += width + 1) {
    const row = Buffer.from(packed.subarray(at + 1, at + 1 + width))
    for (let x = 0; x < width; x++) {
      const [left, up, corner] = [row[x - 4] ?? 0, above[x] ?? 0, above[x - 4] ?? 0]
      row[x] = (row[x] ?? 0) + foreseen(packed[at] ?? 0, left, up, corner)
    }
    rows.push(row)
    above = row
  }
  return rows
}

/** The predicted value of a byte by a PNG filter, from its neighbours. */
function foreseen(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const [byLeft, byUp, byCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}
