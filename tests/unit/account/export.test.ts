import { expect, test, vi } from 'vitest'
import { exportAccount } from '@/lib/account/data'
import type { ViewerId } from '@/lib/auth/viewer'

const asked = vi.hoisted((): number[] => [])

const row = (id: string) => ({
  id,
  shareCode: id,
  name: `stack ${id}`,
  title: '',
  description: '',
  twitterHandle: '',
  theme: 'modern',
  htmlContent: '',
  htmlMark: '',
  sections: [{ title: 'A', tools: [] }],
  listed: true,
  userId: 'me',
  version: 1,
  createdAt: new Date(0),
  seeded: false,
  deletedAt: null,
})

vi.mock('@/lib/db/client', () => ({
  db: {
    user: { findUniqueOrThrow: () => ({ id: 'me', email: 'me@example.org', accounts: [], icons: [] }) },
    stackRevision: { findMany: () => [] },
    techStack: {
      findMany: ({ where }: { where: { id?: { in: string[] } } }) => {
        if (!where.id) return Array.from({ length: 25 }, (_, at) => ({ id: `s${at}` }))
        asked.push(where.id.in.length)
        return where.id.in.map(row)
      },
    },
  },
}))

// promise: overload
test('an export of many stacks reads a few at a time and is one JSON document', async () => {
  let text = ''
  for await (const piece of await exportAccount('me' as ViewerId)) text += piece
  expect(Math.max(...asked)).toBeLessThanOrEqual(10)
  const { account, stacks } = JSON.parse(text) as { account: object; stacks: { name: string }[] }
  expect(account).toMatchObject({ email: 'me@example.org' })
  expect(stacks.map(({ name }) => name)).toEqual(Array.from({ length: 25 }, (_, at) => `stack s${at}`))
})
