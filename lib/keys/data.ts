import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { ViewerId } from '@/lib/auth/viewer'
import { hashOfSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { ApiKey } from '@/lib/generated/prisma/client'
import { log } from '@/lib/log'
import { newKey, prefixOf } from './new-key'
import { KEY_SCOPES, MAX_KEYS, type KeyScope } from './limits'
import type { ApiKeyView, NewApiKey } from './schema'

const scopeOf = (stored: string): KeyScope => KEY_SCOPES.find((scope) => scope === stored) ?? 'read'

const view = ({ id, name, scope, prefix, createdAt, lastUsedAt }: ApiKey): ApiKeyView => ({
  id,
  name,
  scope: scopeOf(scope),
  prefix,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export async function listKeys(owner: ViewerId): Promise<ApiKeyView[]> {
  const rows = await db.apiKey.findMany({ where: { userId: owner }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })
  return rows.map(view)
}

/** Creates a key. Only this response contains it. */
export async function createKey(owner: ViewerId, { name, scope }: NewApiKey): Promise<ApiKeyView & { key: string }> {
  const key = newKey()
  const prefix = prefixOf(key) ?? ''
  const row = await db.$transaction(async (tx) => {
    // Concurrent requests wait for each other, so that together they cannot exceed the limit.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${owner} FOR UPDATE`
    if ((await tx.apiKey.count({ where: { userId: owner } })) >= MAX_KEYS)
      throw new AppError('conflict', `You have ${MAX_KEYS} API keys, which is the most. Delete one first.`)
    return tx.apiKey.create({ data: { userId: owner, name, scope, prefix, hash: hashOfSecret(key) } })
  })
  log.info({ userId: owner, keyPrefix: prefix, scope }, 'API key created')
  return { ...view(row), key }
}

export async function deleteKey(owner: ViewerId, id: string): Promise<void> {
  const row = await db.apiKey.findUnique({ where: { id }, select: { userId: true, prefix: true } })
  if (!row) throw new AppError('not_found', 'There is no API key with this id.')
  if (row.userId !== owner) throw new AppError('forbidden', 'This API key belongs to another account.')
  await db.apiKey.deleteMany({ where: { id, userId: owner } })
  log.info({ userId: owner, keyPrefix: row.prefix }, 'API key deleted')
}

export interface FoundKey {
  id: string
  userId: string
  prefix: string
  scope: KeyScope
}

/**
 * Read from the database for each request, so that a deleted key is invalid on every instance at
 * once.
 */
export async function findKey(key: string): Promise<FoundKey | undefined> {
  const prefix = prefixOf(key)
  const row = prefix === undefined ? null : await db.apiKey.findUnique({ where: { prefix } })
  if (!row || !timingSafeEqual(Buffer.from(hashOfSecret(key)), Buffer.from(row.hash))) return undefined
  await recordUse(row)
  return { id: row.id, userId: row.userId, prefix: row.prefix, scope: scopeOf(row.scope) }
}

const USE_EVERY_MS = 60_000

/** Rounded to the minute, so that a busy key does not write with each request. */
async function recordUse({ id, lastUsedAt }: ApiKey): Promise<void> {
  const now = new Date()
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_EVERY_MS) return
  await db.apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } })
}
