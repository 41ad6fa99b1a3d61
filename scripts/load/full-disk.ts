import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorCode } from '@/lib/error-code'
import { Guest } from '@/tests/support/people'
import { startProduct } from '@/tests/support/product'
import { newStack, type Saved } from './visitors'

/**
 * Tests the embedded database on a full disk: fills a small separate disk to the last byte and
 * frees it again.
 */

const DISK_MB = 160
const GIVE_UP_MS = 40_000

function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'stackbook-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  if (status === 0) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(DISK_MB * 1024 * 1024))
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error
  }
}

interface FullDisk {
  acknowledged: number
  lost: number
  /** Refused saves by status; any other than 503 is a failure. */
  refused: Map<number, number>
  slowest: number
  recoveredAfter: number | undefined
}

/** Undefined if this user may not mount a disk. */
export async function tryFullDisk(): Promise<FullDisk | undefined> {
  const disk = mountSmallDisk()
  if (!disk) return undefined
  try {
    return await onDisk(disk)
  } finally {
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
}

async function onDisk(disk: string): Promise<FullDisk> {
  const product = await startProduct({ LOG_LEVEL: 'error' }, disk)
  try {
    const guest = new Guest(product.origin)
    const saved: Saved[] = []
    const refused = new Map<number, number>()
    let slowest = 0
    const save = async () => {
      const name = `disk ${saved.length}`
      const started = performance.now()
      // A long text, so that the database files have to grow.
      const { status, json } = await guest.post('/api/techstack', { ...newStack(name), htmlContent: words(60_000) })
      slowest = Math.max(slowest, performance.now() - started)
      if (status === 201) saved.push({ code: json.shareCode as string, name })
      else refused.set(status, (refused.get(status) ?? 0) + 1)
      return status === 201
    }
    for (let i = 0; i < 30; i++) await save()
    fill(path.join(disk, 'ballast'))
    const full = performance.now()
    while ((refused.get(503) ?? 0) < 40 && performance.now() - full < GIVE_UP_MS) await save()
    rmSync(path.join(disk, 'ballast'))
    const freed = performance.now()
    let recovered = false
    while (!recovered && performance.now() - freed < GIVE_UP_MS) {
      recovered = await save()
      if (!recovered) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const recoveredAfter = recovered ? performance.now() - freed : undefined
    let lost = 0
    for (const { code, name } of saved) {
      const { json } = await guest.get(`/api/techstack/${code}`)
      if (json?.name !== name) lost++
    }
    return { acknowledged: saved.length, lost, refused, slowest, recoveredAfter }
  } finally {
    await product.kill()
  }
}

/** Random words, which do not compress. */
function words(length: number): string {
  let text = '<p>'
  while (text.length < length) text += `${Math.random().toString(36).slice(2)} `
  return `${text}</p>`
}
