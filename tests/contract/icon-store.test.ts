import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blobStore } from '@/lib/storage/blob-store'
import { diskStore } from '@/lib/storage/disk-store'
import { s3Store } from '@/lib/storage/s3-store'
import type { IconStore } from '@/lib/storage/types'
import { startS3Service, type S3Service } from '../support/s3-service'
import { BLOB_TOKEN, startBlobService, type BlobService } from '../support/blob-service'

let service: BlobService
let s3: S3Service
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-icons-'))
  service = await startBlobService()
  s3 = await startS3Service()
  // The address passed to the store is used, not these.
  process.env.VERCEL_BLOB_API_URL = 'http://127.0.0.1:1'
  process.env.NEXT_PUBLIC_VERCEL_BLOB_API_URL = 'http://127.0.0.1:1'
})
afterAll(async () => {
  delete process.env.VERCEL_BLOB_API_URL
  delete process.env.NEXT_PUBLIC_VERCEL_BLOB_API_URL
  await service.stop()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  service.fault = s3.fault = undefined
})

const DRIVERS: [string, () => IconStore][] = [
  ['disk', () => diskStore(path.join(folder, 'icons'))],
  ['blob', () => blobStore({ token: BLOB_TOKEN, apiUrl: service.origin }, 'icons')],
  ['s3', () => s3Store(s3.settings, 'icons')],
]
const file = (...bytes: number[]) => ({ type: 'image/png', bytes: new Uint8Array(bytes) })

describe.each(DRIVERS)('icon files on %s', (_name, store) => {
  test('a written file is read byte for byte', async () => {
    await store().write('own-1', file(0x89, 0, 255, 10))
    expect(await store().read('own-1')).toEqual(new Uint8Array([0x89, 0, 255, 10]))
  })

  test('a missing file with any name is undefined', async () => {
    for (const id of ['own-none', 'logos:none', '.', 'x'.repeat(80)]) expect(await store().read(id)).toBeUndefined()
  })

  test('an existing file is not overwritten', async () => {
    await store().write('own-2', file(1))
    await expect(store().write('own-2', file(2))).rejects.toThrow()
    expect(await store().read('own-2')).toEqual(new Uint8Array([1]))
  })

  test('a removed file is missing, and removing a missing file succeeds', async () => {
    await store().write('own-3', file(1))
    await store().remove('own-3')
    await store().remove('own-3')
    expect(await store().read('own-3')).toBeUndefined()
  })

  test('a file with the name of a packaged icon is found', async () => {
    await store().write('logos:mine', file(3))
    expect(await store().read('logos:mine')).toEqual(new Uint8Array([3]))
  })
})

describe('a blob store that fails', () => {
  test.each(['down', 'stall', 'forbidden'] as const)('%s ends in an error within seconds', async (fault) => {
    service.fault = fault
    const started = Date.now()
    await expect(blobStore({ token: BLOB_TOKEN, apiUrl: service.origin }, 'icons').read('own-1')).rejects.toThrow()
    expect(Date.now() - started).toBeLessThan(8_000)
  })
})

test('reading an endless blob stops after a mebibyte, and gives no icon', async () => {
  const store = blobStore({ token: BLOB_TOKEN, apiUrl: service.origin }, 'icons')
  await store.write('own-endless', file(1))
  service.fault = 'endless'
  expect(await store.read('own-endless')).toBeUndefined()
  // Data in the buffers between is written as well.
  expect(service.endless).toBeLessThan(32 * 1024 * 1024)
})

describe('an S3 store', () => {
  test('keeps files under their folder and name, with their type', async () => {
    await s3Store(s3.settings, 'icons').write("logos:it's (mine)*+%.png", file(7))
    expect(s3.files.get("icons/logos:it's (mine)*+%.png")).toEqual({ type: 'image/png', bytes: Buffer.from([7]) })
    expect(await s3Store(s3.settings, 'icons').read("logos:it's (mine)*+%.png")).toEqual(new Uint8Array([7]))
  })

  test.each([
    ['secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    ['key', { accessKeyId: 'another' }, 'InvalidAccessKeyId'],
    ['region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['bucket', { bucket: 'another' }, 'NoSuchBucket'],
  ])('with another %s refuses to write, and the error has its code', async (_what, setting, code) => {
    const store = s3Store({ ...s3.settings, ...setting }, 'icons')
    await expect(store.write('own-refused', file(1))).rejects.toThrow(code)
    expect(s3.files.has('icons/own-refused')).toBe(false)
  })

  test.each(['down', 'stall', 'forbidden', 'torn'] as const)(
    '%s ends a read with an error within seconds',
    async (fault) => {
      const store = s3Store(s3.settings, 'icons')
      await store.write(`own-${fault}`, { type: 'image/png', bytes: new Uint8Array(4_000) })
      s3.fault = fault
      const started = Date.now()
      await expect(store.read(`own-${fault}`)).rejects.toThrow()
      expect(Date.now() - started).toBeLessThan(8_000)
    },
  )

  test.each(['down', 'forbidden'] as const)('%s ends a write and a removal with an error', async (fault) => {
    const store = s3Store(s3.settings, 'icons')
    await store.write(`own-kept-${fault}`, file(1))
    s3.fault = fault
    await expect(store.write(`own-new-${fault}`, file(1))).rejects.toThrow(/answered (?:503|403)/)
    await expect(store.remove(`own-kept-${fault}`)).rejects.toThrow(/answered (?:503|403)/)
    expect([...s3.files.keys()].filter((name) => name.endsWith(fault))).toContain(`icons/own-kept-${fault}`)
  })

  test('reading an endless file stops after a mebibyte, and gives no icon', async () => {
    const store = s3Store(s3.settings, 'icons')
    await store.write('own-endless', file(1))
    s3.fault = 'endless'
    expect(await store.read('own-endless')).toBeUndefined()
  })
})
