import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInMemory, type EmbeddedDatabase } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'
import { CommandRefused } from '@/lib/operate/command'
import { runCommand } from '@/lib/operate/commands'
import { fillEveryTable } from '../../support/every-table'

let database: EmbeddedDatabase
beforeAll(async () => {
  database = await openInMemory()
  await migrate(database.pool)
  await fillEveryTable(database.pool)
})
afterAll(() => database.close())

async function said(command: string, ...args: string[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of runCommand(database.pool, { command, args })) lines.push(line)
  return lines
}

test('show prints a stack’s owner, state and reports', async () => {
  const [shown = ''] = await said('stack', 'show', 'ABCDEFGH23')
  expect(JSON.parse(shown)).toMatchObject({
    shareCode: 'ABCDEFGH23',
    owner: 'zoe@example.com',
    hiddenAt: expect.any(String),
    deletedAt: null,
    reports: [{ reason: 'first line\nsecond' }],
    address: 'http://localhost:3000/?share=ABCDEFGH23',
  })
})

test('a list longer than a page of the query is exported whole, once each, oldest first', async () => {
  await database.pool.query(
    `INSERT INTO feedback (id, feedback, created_at)
     SELECT 'many' || n, n::text, timestamptz '2025-01-01' + (n / 3) * interval '1 second' FROM generate_series(1, 1201) n`,
  )
  const rows = (await said('export', 'feedback')).map((line) => JSON.parse(line) as { id: string; createdAt: string })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1202)
  expect(rows).toHaveLength(1202)
  const times = rows.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort())
})

test('control characters and line separators of visitors are escaped in exports and in "show"', async () => {
  const words = 'red\u009b31m\u001b[2J back\u202eward\u2028next\u2029last\u007f'
  await database.pool.query(`INSERT INTO feedback (id, feedback) VALUES ('odd', $1)`, [words])
  await database.pool.query(`INSERT INTO reports (id, code, reason) VALUES ('odd', 'ABCDEFGH23', $1)`, [words])
  const lines = [...(await said('export', 'feedback')), ...(await said('export', 'reports'))]
  const odd = lines.filter((line) => line.includes('"odd"'))
  expect(odd.map((line) => JSON.parse(line) as object)).toMatchObject([{ feedback: words }, { reason: words }])
  const [shown = ''] = await said('stack', 'show', 'ABCDEFGH23')
  expect(JSON.parse(shown)).toMatchObject({
    reports: expect.arrayContaining([expect.objectContaining({ reason: words })]),
  })
  for (const line of [...odd, ...shown.split('\n')]) expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u)
})

test('exports contain no secret', async () => {
  const [line = ''] = await said('export', 'subscriptions')
  expect(Object.keys(JSON.parse(line) as object).sort()).toEqual(['createdAt', 'email', 'handle', 'id'])
})

test.each([
  ['stack', []],
  ['stack', ['burn', 'ABCDEFGH23']],
  ['stack', ['hide', 'ABCDEFGH23', 'ABCDEFGH24']],
  ['export', ['users']],
  ['restore', []],
  ['backup', ['--all']],
])('%s %j prints the usage', async (command, args) => {
  await expect(said(command, ...args)).rejects.toThrow(`Usage: npm run ${command}`)
})

test('an unknown command is refused by name', async () => {
  await expect(said('reboot')).rejects.toThrow(
    'There is no command reboot; there are stack, icon, export, backup, restore.',
  )
})

test('an operator shows, sets and resets the icon of a name', async () => {
  await expect(said('icon', 'show', 'Our Tool')).rejects.toThrow('There is no icon mapping for Our Tool.')
  await said('icon', 'set', ' Our  Tool ', 'marks:ours', 'https://ours.example')
  const [shown = ''] = await said('icon', 'show', 'our tool')
  expect(JSON.parse(shown)).toMatchObject({
    term: 'our tool',
    icon_id: 'marks:ours',
    link: 'https://ours.example',
    isCustom: true,
  })
  await said('icon', 'set', 'our tool', 'marks:others')
  expect(JSON.parse((await said('icon', 'show', 'our tool'))[0] ?? '')).toMatchObject({
    icon_id: 'marks:others',
    link: 'https://ours.example',
  })
  await said('icon', 'reset', 'our tool')
  await expect(said('icon', 'reset', 'our tool')).rejects.toThrow('No operator has set')
})

test.each([
  [['set', 'x']],
  [['set', 'x', 'not an icon']],
  [['set', 'x', 'marks:ours', 'javascript:alert(1)']],
  [['set', 'x', 'marks:ours', '', '', '', 'more']],
  [['show']],
  [['drop', 'x']],
])('icon %j is refused', async (args) => {
  await expect(said('icon', ...args)).rejects.toThrow(CommandRefused)
})
