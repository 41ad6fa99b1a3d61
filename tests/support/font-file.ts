import { readFileSync } from 'node:fs'

/**
 * The code points of the Basic Multilingual Plane for which an OpenType file has glyphs, read from
 * its character map of format 4.
 */
export function charactersIn(path: string): ReadonlySet<number> {
  const file = readFileSync(path)
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, at) => 12 + at * 16)
  const entry = tables.find((at) => file.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error(`${path} has no character map`)
  const map = file.subarray(file.readUInt32BE(entry + 8))
  const characters = new Set<number>()
  for (let at = 0; at < map.readUInt16BE(2); at++) {
    const table = map.subarray(map.readUInt32BE(8 + at * 8))
    if (table.readUInt16BE(0) === 4) addSegments(table, characters)
  }
  return characters
}

function addSegments(table: Buffer, characters: Set<number>): void {
  const bytes = table.readUInt16BE(6)
  for (let at = 0; at < bytes; at += 2) {
    const end = table.readUInt16BE(14 + at)
    const start = table.readUInt16BE(16 + bytes + at)
    const delta = table.readUInt16BE(16 + 2 * bytes + at)
    const offset = table.readUInt16BE(16 + 3 * bytes + at)
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const place = 16 + 3 * bytes + at + offset + 2 * (code - start)
      const index = offset === 0 ? code : table.readUInt16BE(place)
      if (index !== 0 && ((index + delta) & 0xffff) !== 0) characters.add(code)
    }
  }
}
