import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '@/lib/account/data'
import type { ViewerId } from '@/lib/auth/viewer'
import { hashOfSecret } from '@/lib/bearer-secret'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { readProfile, updateProfile } from '@/lib/people/data'
import { userNamesWithPages } from '@/lib/people/queries'
import { createStack, restoreStack } from '@/lib/stack/data'
import { StackDraft } from '@/lib/stack/schema'
import { updateStack } from '@/lib/stack/update-stack'
import { endSubscription } from '@/lib/subscription/data'
import { deleteExpired } from '@/server/boot/housekeeping'
import { stack } from '../support/stacks'

const ANN = 'ann' as ViewerId
const BOB = 'bob' as ViewerId

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)
beforeEach(async () => {
  for (const table of ['user_names', 'subscriptions', 'tech_stacks', 'users']) await pool.query(`DELETE FROM ${table}`)
  await pool.query(`INSERT INTO users (id, email) VALUES ('ann', 'ann@example.com'), ('bob', 'bob@example.com')`)
})

const take = (owner: ViewerId, userName: string) => updateProfile(owner, { userName })
const conflict = { code: 'conflict' }
const days = (count: number) => `now() - interval '${count} days'`

// promise: user-names-unique
test('of two users who choose a name concurrently one gets it, also for look-alike names', async () => {
  const outcomes = await Promise.allSettled([take(ANN, 'bill_0'), take(BOB, 'b1ll_o')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: conflict })
})

test('a name can be chosen, and then changed once in thirty days', async () => {
  await take(ANN, 'first')
  await take(ANN, 'first')
  expect(await take(ANN, 'second')).toMatchObject({ userName: 'second' })
  await expect(take(ANN, 'third')).rejects.toMatchObject(conflict)
  expect(await readProfile(ANN)).toMatchObject({ userName: 'second' })
  await pool.query(`UPDATE users SET renamed_at = ${days(31)}`)
  expect(await take(ANN, 'third')).toMatchObject({ userName: 'third' })
})

// promise: user-names-unique
test('a freed name is blocked for ninety days, for a deleted account too', async () => {
  await take(ANN, 'freed')
  await take(ANN, 'other')
  await expect(take(BOB, 'freed')).rejects.toMatchObject(conflict)
  await pool.query(`UPDATE user_names SET released_at = ${days(89)} WHERE name = 'freed'`)
  await expect(take(BOB, 'freed')).rejects.toMatchObject(conflict)
  await pool.query(`UPDATE user_names SET released_at = ${days(91)} WHERE name = 'freed'`)
  expect(await take(BOB, 'freed')).toMatchObject({ userName: 'freed' })
  await deleteAccount(ANN, 'keep')
  await pool.query(`UPDATE users SET renamed_at = NULL`)
  await expect(take(BOB, 'other')).rejects.toMatchObject(conflict)
})

test('a user can change to a look-alike of their current name', async () => {
  await take(ANN, 'ann_0')
  expect(await take(ANN, 'ann_o')).toMatchObject({ userName: 'ann_o' })
})

test.each(['admin', 'adm1n', 'stackbook', 'st4ck', 'suppor7', 'root', 'l0g1n'])(
  '%s is reserved only if it looks reserved',
  async (name) => {
    const isReserved = ['admin', 'adm1n', 'stackbook', 'root', 'l0g1n'].includes(name)
    const outcome = await take(ANN, name).then(
      () => false,
      () => true,
    )
    expect(outcome).toBe(isReserved)
  },
)

// promise: user-names-unique
test('a subscribed handle is reserved for the account with that address once it is verified, and ninety days more', async () => {
  await pool.query(
    `INSERT INTO subscriptions (id, email, handle, handle_key, token_hash) VALUES ('s', 'ann@example.com', 'Ann_0', 'ann_0', $1)`,
    [hashOfSecret('token')],
  )
  await expect(take(BOB, 'ann_o')).rejects.toMatchObject(conflict)
  await expect(take(ANN, 'ann_0')).rejects.toMatchObject(conflict)
  await pool.query('UPDATE users SET email_verified = now()')
  await expect(take(BOB, 'ann_0')).rejects.toMatchObject(conflict)
  expect(await take(ANN, 'ann_0')).toMatchObject({ userName: 'ann_0' })
  await pool.query(`DELETE FROM user_names`)
  await endSubscription('token')
  await expect(take(BOB, 'ann_0')).rejects.toMatchObject(conflict)
  await pool.query(`UPDATE user_names SET released_at = ${days(91)}`)
  expect(await take(BOB, 'ann_0')).toMatchObject({ userName: 'ann_0' })
})

// promise: user-names-unique
test('the end of a subscription blocks a freed name for another ninety days, and takes no used name away', async () => {
  const subscribe = () =>
    pool.query(
      `INSERT INTO subscriptions (id, email, handle, handle_key, token_hash) VALUES ('s', 'ann@example.com', 'Ann_0', 'ann_0', $1)`,
      [hashOfSecret('token')],
    )
  await subscribe()
  await pool.query(`INSERT INTO user_names (key, name, released_at) VALUES ('ann_o', 'ann_o', ${days(91)})`)
  await endSubscription('token')
  await expect(take(BOB, 'ann_0')).rejects.toMatchObject(conflict)
  await pool.query(`DELETE FROM user_names`)
  await take(BOB, 'ann_0')
  await subscribe()
  await endSubscription('token')
  expect(await readProfile(BOB)).toMatchObject({ userName: 'ann_0' })
})

test('removing the name switches the page off, and without a name there is no page', async () => {
  await updateProfile(ANN, { userName: 'ann', public: true, links: ['https://ann.example'] })
  expect(await updateProfile(ANN, { userName: '' })).toEqual({
    userName: '',
    public: false,
    links: ['https://ann.example'],
  })
  await expect(updateProfile(ANN, { public: true })).rejects.toMatchObject({ code: 'invalid_input' })
})

/** A page of Ann's, with one stack, one earlier state of it, and its tools in the index. */
async function annWithStack(): Promise<string> {
  await updateProfile(ANN, { userName: 'ann', public: true })
  const { stack: made } = await createStack(ANN, StackDraft.parse(stack()))
  await updateStack({ userId: ANN, secret: undefined }, made.id, { title: 'Second' })
  return made.id
}
const count = async (table: string) => (await pool.query(`SELECT 1 FROM ${table}`)).rowCount
const countAll = () => Promise.all(['tech_stacks', 'stack_revisions', 'stack_tools'].map(count))

test('the sitemap names users whose page is on and who have an indexable stack', async () => {
  const id = await annWithStack()
  await updateProfile(BOB, { userName: 'bobby', public: true })
  expect(await userNamesWithPages(10)).toEqual(['ann'])
  await updateStack({ userId: ANN, secret: undefined }, id, { listed: false })
  expect(await userNamesWithPages(10)).toEqual([])
  await updateStack({ userId: ANN, secret: undefined }, id, { listed: true })
  await updateProfile(ANN, { public: false })
  expect(await userNamesWithPages(10)).toEqual([])
})

// promise: legal-page-is-true
test('an account that keeps its stacks leaves them without owner, user name and versions', async () => {
  await annWithStack()
  await deleteAccount(ANN, 'keep')
  expect((await pool.query('SELECT user_id, deleted_at FROM tech_stacks')).rows).toEqual([
    { user_id: null, deleted_at: null },
  ])
  expect(await count('stack_revisions')).toBe(0)
  expect((await pool.query('SELECT user_id FROM user_names')).rows).toEqual([{ user_id: null }])
})

// promise: legal-page-is-true
test('stacks deleted with their account are deleted for good after thirty days, with versions, tools and pictures', async () => {
  const id = await annWithStack()
  await pool.query(`INSERT INTO stack_pictures (id, share_code, variant, bytes)
    SELECT 'p.png', share_code, 'wide', 1 FROM tech_stacks`)
  const before = await countAll()
  expect(before.slice(0, 2)).toEqual([1, 1])
  expect(before[2]).toBeGreaterThan(0)
  await deleteAccount(ANN, 'delete')
  expect((await pool.query('SELECT user_id FROM user_names')).rows).toEqual([{ user_id: null }])
  const state = `SELECT user_id, deleted_at > now() - interval '1 minute' AS deleted FROM tech_stacks`
  expect((await pool.query(state)).rows).toEqual([{ user_id: null, deleted: true }])
  for (const editor of [
    { userId: ANN, secret: undefined },
    { userId: BOB, secret: undefined },
    { userId: undefined, secret: 'guess' },
  ])
    await expect(restoreStack(editor, id)).rejects.toMatchObject({ code: expect.stringMatching(/forbidden|unauth/) })
  await deleteExpired()
  expect((await countAll()).slice(0, 2)).toEqual([1, 1])
  await pool.query(`UPDATE tech_stacks SET deleted_at = ${days(31)}`)
  await deleteExpired()
  expect([...(await countAll()), await count('stack_pictures')]).toEqual([0, 0, 0, 0])
})

test('a stack deleted before its account keeps its date of deletion', async () => {
  const id = await annWithStack()
  await pool.query(`UPDATE tech_stacks SET deleted_at = ${days(29)} WHERE id = $1`, [id])
  await deleteAccount(ANN, 'delete')
  const { rows } = await pool.query(`SELECT deleted_at < ${days(28)} AS kept FROM tech_stacks`)
  expect(rows).toEqual([{ kept: true }])
})
