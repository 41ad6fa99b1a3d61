import { chunksOf } from './chunks'

/** A short text may decompress without end. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024

/** The text of a picture under a keyword; undefined if there is none that can be read. */
export async function pngText(png: Uint8Array<ArrayBuffer>, keyword: string): Promise<string | undefined> {
  for (const { type, data } of chunksOf(png)) {
    if (type !== 'iTXt') continue
    const [name, afterName] = field(data, 0)
    if (name !== keyword) continue
    const isCompressed = data[afterName] === 1
    const [, afterLanguage] = field(data, afterName + 2)
    const [, afterTranslation] = field(data, afterLanguage)
    const text = data.subarray(afterTranslation)
    return isCompressed ? inflate(text) : utf8(text)
  }
  return undefined
}

/** The text up to the next zero byte, and the position after it. */
function field(data: Uint8Array<ArrayBuffer>, start: number): [string | undefined, number] {
  const end = data.indexOf(0, start)
  return end === -1 ? [undefined, data.length] : [utf8(data.subarray(start, end)), end + 1]
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size > MAX_TEXT_BYTES) {
        await reader.cancel()
        return undefined
      }
      chunks.push(value)
    }
  } catch {
    // An invalid text counts as missing.
    return undefined
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return utf8(whole)
}
