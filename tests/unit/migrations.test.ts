import { expect, test } from 'vitest'
import { schemaDiff } from '@/scripts/schema-diff'

test('the migrations make exactly the schema', async () => {
  expect(await schemaDiff()).toBe('')
}, 60_000)
