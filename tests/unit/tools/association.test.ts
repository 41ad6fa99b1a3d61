import { expect, test } from 'vitest'
import { association, logLikelihood } from '@/lib/tools/association'

test('the log-likelihood ratio of a table of 10, 10, 10 and 70 stacks is twice the sum of O ln(O/E)', () =>
  expect(logLikelihood({ both: 10, one: 20, other: 20, all: 100 })).toBeCloseTo(12.07, 2))

test.each([
  ['two stacks, however rare both tools are', { both: 2, one: 2, other: 2, all: 10_000 }],
  ['tools that meet as often as by chance', { both: 25, one: 50, other: 50, all: 100 }],
  ['tools that avoid each other', { both: 3, one: 50, other: 50, all: 100 }],
  ['a tool of nearly all stacks', { both: 40, one: 40, other: 98, all: 100 }],
])('%s are not an association', (_what, together) => expect(association(together)).toBe(0))

test('a rare tool that always occurs together is a stronger association than a common one that often does', () => {
  const rare = association({ both: 20, one: 40, other: 20, all: 1_000 })
  const common = association({ both: 24, one: 40, other: 300, all: 1_000 })
  expect(rare).toBeGreaterThan(common)
  expect(common).toBeGreaterThan(0)
})
