import 'server-only'
import type { ViewerId } from '@/lib/auth/viewer'
import { db } from '@/lib/db/client'
import type { Transaction } from '@/lib/db/unit-of-work'
import { AppError } from '@/lib/errors'
import { BLOCKED_DAYS } from './limits'
import { nameKey, nameKeyOf } from './name-key'
import { isReservedName } from './reserved-names'
import type { Profile, ProfileUpdate } from './schema'

const RENAME_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

const taken = () => new AppError('conflict', 'This user name is taken or reserved. Choose another one.')

const SELECT = { isPagePublic: true, links: true, userName: { select: { name: true } } } as const

interface ProfileRow {
  isPagePublic: boolean
  links: string[]
  userName: { name: string } | null
}

const toProfile = ({ isPagePublic, links, userName }: ProfileRow): Profile => ({
  userName: userName?.name ?? '',
  public: isPagePublic,
  links,
})

export async function readProfile(owner: ViewerId): Promise<Profile> {
  return toProfile(await db.user.findUniqueOrThrow({ where: { id: owner }, select: SELECT }))
}

export async function updateProfile(owner: ViewerId, update: ProfileUpdate): Promise<Profile> {
  return db.$transaction(async (tx) => {
    // Locks: concurrent changes of one user are serialized by the user, and of one name by its key.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${owner} FOR UPDATE`
    const before = toProfile(await tx.user.findUniqueOrThrow({ where: { id: owner }, select: SELECT }))
    const userName = update.userName ?? before.userName
    if (userName !== before.userName) await rename(tx, owner, before.userName, userName)
    const isPagePublic = userName === '' ? false : (update.public ?? before.public)
    if (userName === '' && update.public)
      throw new AppError('invalid_input', 'Choose a user name first: it is the address of your page.')
    const links = update.links ?? before.links
    return toProfile(await tx.user.update({ where: { id: owner }, data: { isPagePublic, links }, select: SELECT }))
  })
}

async function rename(tx: Transaction, owner: ViewerId, before: string, next: string): Promise<void> {
  if (before !== '') {
    const { renamedAt } = await tx.user.findUniqueOrThrow({ where: { id: owner }, select: { renamedAt: true } })
    const allowedAt = (renamedAt?.getTime() ?? 0) + RENAME_DAYS * DAY_MS
    if (allowedAt > Date.now())
      throw new AppError('conflict', `A user name can be changed once in ${RENAME_DAYS} days.`, {
        details: { allowedAt: new Date(allowedAt).toISOString() },
      })
    await tx.user.update({ where: { id: owner }, data: { renamedAt: new Date() } })
    await releaseName(tx, owner)
  }
  if (next !== '') await takeName(tx, owner, before, next)
}

/** The name of a deleted or renamed account stays blocked for a while. */
export async function releaseName(tx: Transaction, owner: string): Promise<void> {
  await tx.userName.updateMany({ where: { userId: owner }, data: { userId: null, releasedAt: new Date() } })
}

/** One statement for all look-alike names, so that of concurrent requests one gets the name. */
const TAKE = `INSERT INTO user_names (key, name, user_id) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET name = excluded.name, user_id = excluded.user_id, released_at = NULL
  WHERE user_names.user_id IS NULL
    AND (user_names.released_at < now() - interval '${BLOCKED_DAYS} days' OR user_names.name = $4)`

async function takeName(tx: Transaction, owner: ViewerId, before: string, name: string): Promise<void> {
  if (isReservedName(name) || (await isReservedBySubscription(tx, owner, name))) throw taken()
  // A user may change to a look-alike of their current name, such as `ann_0` for `ann_o`, although
  // that name is freed.
  if ((await tx.$executeRawUnsafe(TAKE, nameKey(name), name, owner, before)) === 0) throw taken()
}

/** A subscribed handle is reserved for the subscriber's account, if its address is verified. */
const SUBSCRIBED = `SELECT email FROM subscriptions WHERE ${nameKeyOf('handle_key')} = $1`

async function isReservedBySubscription(tx: Transaction, owner: ViewerId, name: string): Promise<boolean> {
  const rows = await tx.$queryRawUnsafe<{ email: string }[]>(SUBSCRIBED, nameKey(name))
  if (rows.length === 0) return false
  const user = await tx.user.findUniqueOrThrow({ where: { id: owner }, select: { email: true, emailVerified: true } })
  return user.emailVerified === null || !rows.some(({ email }) => email === user.email)
}

/** A name that was freed before is blocked anew, and one that an account has stays with it. */
const BLOCK = `INSERT INTO user_names (key, name, released_at) VALUES ($1, $2, now())
  ON CONFLICT (key) DO UPDATE SET released_at = excluded.released_at WHERE user_names.user_id IS NULL`

/** After a subscription has ended, its handle is blocked like a freed user name. */
export async function blockName(tx: Transaction, handle: string): Promise<void> {
  const name = handle.toLowerCase()
  await tx.$executeRawUnsafe(BLOCK, nameKey(name), name)
}
