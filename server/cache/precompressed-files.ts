import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { pathOf } from '@/server/gate/url-kind'
import { encodingFor, type Encoding } from './content-encoding'
import type { Handler } from '@/server/gate/request-gate'

/**
 * The scripts and styles of the pages, compressed by the build as small as they get. Next would compress them anew for
 * every visitor, and a seventh larger.
 */
const FOLDER = '.next/static'
const ADDRESS = '/_next/static/'
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}
const PACKED: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }
const PACKERS = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** For the build: puts the compressed beside the plain. */
export async function precompressFiles(): Promise<void> {
  const plain = filesIn(FOLDER).filter((name) => path.extname(name) in TYPES)
  await Promise.all(
    plain.map(async (name) => {
      const file = path.join(FOLDER, name)
      const bytes = await readFile(file)
      for (const [ending, pack] of Object.entries(PACKERS)) await writeFile(file + ending, await pack(bytes))
    }),
  )
}

/** Read once: they are small, and their addresses change with what is in them. Whatever else is asked for is Next's. */
export async function servePrecompressed(handle: Handler): Promise<Handler> {
  const packed = new Map<string, { bytes: Buffer; type: string }>()
  for (const name of filesIn(FOLDER)) {
    const encoding = PACKED[path.extname(name)]
    const plain = encoding && name.slice(0, -path.extname(name).length)
    const type = plain && TYPES[path.extname(plain)]
    if (!type) continue
    const address = ADDRESS + plain.split(path.sep).join('/')
    packed.set(`${encoding} ${address}`, { bytes: await readFile(path.join(FOLDER, name)), type })
  }
  return async (request, response) => {
    const { method, headers, url = '/' } = request
    const isRead = (method === 'GET' || method === 'HEAD') && url.startsWith(ADDRESS) && !('range' in headers)
    const encoding = isRead ? encodingFor(request) : undefined
    const file = encoding && packed.get(`${encoding} ${pathOf(url)}`)
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
