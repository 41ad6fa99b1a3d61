import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { pathOf } from '@/server/gate/url-kind'
import type { Handler } from '@/server/handler'
import { STATIC_FILES, STATIC_FOLDER } from '@/server/next-internals'
import { encodingFor, type Encoding } from './content-encoding'

/**
 * Serves scripts and styles that the build compressed at the highest level. Next would compress
 * them for each request, and the result would be a seventh larger.
 */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
const ENCODINGS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }
const COMPRESSORS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Called by the build: writes the compressed files next to the plain ones. */
export async function precompressFiles(): Promise<void> {
  const plain = filesIn(STATIC_FOLDER).filter((name) => path.extname(name) in TYPES)
  await Promise.all(
    plain.map(async (name) => {
      const file = path.join(STATIC_FOLDER, name)
      const bytes = await readFile(file)
      for (const [ending, compress] of Object.entries(COMPRESSORS))
        await writeFile(file + ending, await compress(bytes))
    }),
  )
}

/** Keeps the files in memory: they are small, and their names change with their content. */
export async function servePrecompressed(handle: Handler): Promise<Handler> {
  const compressed = new Map<string, { bytes: Buffer; type: string }>()
  for (const name of filesIn(STATIC_FOLDER)) {
    const encoding = ENCODINGS[path.extname(name)]
    const plain = encoding && name.slice(0, -path.extname(name).length)
    const type = plain && TYPES[path.extname(plain)]
    if (!type) continue
    const address = STATIC_FILES + plain.split(path.sep).join('/')
    compressed.set(`${encoding} ${address}`, { bytes: await readFile(path.join(STATIC_FOLDER, name)), type })
  }
  return async (request, response) => {
    const { method, headers, url = '/' } = request
    const isRead = (method === 'GET' || method === 'HEAD') && url.startsWith(STATIC_FILES) && !('range' in headers)
    const encoding = isRead ? encodingFor(request) : undefined
    const file = encoding && compressed.get(`${encoding} ${pathOf(url)}`)
    if (!file) return handle(request, response)
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': encoding,
      'content-length': file.bytes.byteLength,
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(method === 'HEAD' ? undefined : file.bytes)
  }
}
