/** The type of a picture by its bytes, because a file name or a content type may be wrong. */

export type PictureType = 'image/png' | 'image/webp' | 'image/svg+xml'

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n'

export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (text(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!--|!doctype svg)[\s>-]/i.test(text(bytes, 0, 200))
    ? 'image/svg+xml'
    : undefined
}

interface Size {
  width: number
  height: number
}

/** The size in the header of a PNG or WebP file; undefined if the header is invalid. */
export function pictureSize(bytes: Uint8Array, type: 'image/png' | 'image/webp'): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.byteLength < 30 ? undefined : type === 'image/png' ? pngSize(bytes, view) : webpSize(bytes, view)
}

function pngSize(bytes: Uint8Array, view: DataView): Size | undefined {
  if (text(bytes, 12, 16) !== 'IHDR' || text(bytes, bytes.byteLength - 8, bytes.byteLength - 4) !== 'IEND')
    return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

function webpSize(bytes: Uint8Array, view: DataView): Size | undefined {
  if (view.getUint32(4, true) + 8 > bytes.byteLength) return undefined
  switch (text(bytes, 12, 16)) {
    case 'VP8 ':
      return text(bytes, 23, 26) === '\x9d\x01\x2a'
        ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
        : undefined
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return undefined
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    default:
      return undefined
  }
}
