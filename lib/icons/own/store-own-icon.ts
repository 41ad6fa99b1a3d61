import 'server-only'
import { randomBytes } from 'node:crypto'
import type { ViewerId } from '@/lib/auth/viewer'
import { AppError } from '@/lib/errors'
import { mediaType, readBytes } from '@/lib/http/body'
import { iconStore } from '@/lib/storage'
import { OWN_ICON } from '@/lib/icon-name'
import { MAX_ICON_BYTES } from '../limits'
import { releaseIcon, reserveIcon } from './data'
import { pictureSize, pictureType, type PictureType } from './picture'
import { safeSvg } from './safe-svg'

/** A file of 100 kB may decompress to gigabytes of pixels. */
const MAX_SIDE = 2048
/** The bytes of a multipart form around the file. */
const FORM_BYTES = 4_000

const TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/webp',
  'image/svg+xml',
  'application/octet-stream',
  'multipart/form-data',
])

const tooLarge = () =>
  new AppError('too_large', 'An icon may have at most 100 kB.', { headers: { connection: 'close' } })
const unusable = (message: string) => new AppError('invalid_input', message)

/**
 * Checks a visitor's icon and stores it under a random name, so that no file is ever overwritten.
 */
export async function storeOwnIcon(owner: ViewerId, request: Request): Promise<{ icon_id: string }> {
  const icon = checkedIcon(await readUpload(request))
  const id = OWN_ICON + randomBytes(16).toString('hex')
  await reserveIcon(owner, id)
  try {
    await iconStore.write(id, icon)
  } catch (error) {
    await releaseIcon(id)
    throw error
  }
  return { icon_id: id }
}

/** The file as the body itself, or as the only file of a form. */
async function readUpload(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const type = mediaType(request)
  if (!TYPES.has(type)) throw new AppError('wrong_type', 'Send a PNG, WebP or SVG file.')
  const isForm = type === 'multipart/form-data'
  const body = await readBytes(request, MAX_ICON_BYTES + (isForm ? FORM_BYTES : 0), tooLarge)
  const file = isForm ? await fileOfForm(body, request.headers.get('content-type') ?? '') : body
  if (file.byteLength > MAX_ICON_BYTES) throw tooLarge()
  return file
}

async function fileOfForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array<ArrayBuffer>> {
  let form: FormData
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('invalid_input', 'The form cannot be read.', { cause })
  }
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw unusable('The form holds no file.')
  return new Uint8Array(await file.arrayBuffer())
}

function checkedIcon(bytes: Uint8Array<ArrayBuffer>): { type: PictureType; bytes: Uint8Array<ArrayBuffer> } {
  const type = pictureType(bytes)
  if (type === undefined) throw unusable('An icon is a PNG, WebP or SVG file.')
  if (type === 'image/svg+xml') return { type, bytes: checkedSvg(bytes) }
  const size = pictureSize(bytes, type)
  if (!size) throw unusable('The picture is damaged.')
  const { width, height } = size
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE)
    throw unusable(`An icon may measure at most ${MAX_SIDE} × ${MAX_SIDE} pixels.`)
  return { type, bytes }
}

function checkedSvg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const svg = safeSvg(new TextDecoder().decode(bytes))
  if (svg === undefined) throw unusable('The SVG cannot be read, or nothing of it is left without scripts and links.')
  if (Buffer.byteLength(svg) > MAX_ICON_BYTES) throw tooLarge()
  return new TextEncoder().encode(svg) as Uint8Array<ArrayBuffer>
}
