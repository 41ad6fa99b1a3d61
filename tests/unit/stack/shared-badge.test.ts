import { expect, test } from 'vitest'
import { sharedBadge } from '@/lib/stack/shared-badge'
import { bareTool } from '@/tests/support/bare-tool'

const badgeOf = (...labels: string[]) =>
  sharedBadge([{ title: 'Tools', tools: labels.map((label, at) => bareTool(String(at), 'Tool', { label })) }])

test('the badge of more than half of the tools is shared', () => {
  expect(badgeOf('Free', 'Free', 'Free', 'Free', '', 'Paid')).toBe('Free')
})

test('a badge of half of the tools, or of fewer than four, is not shared', () => {
  expect(badgeOf('Free', 'Free', 'Free', 'Free', '', '', '', '')).toBeUndefined()
  expect(badgeOf('Free', 'Free', 'Free')).toBeUndefined()
  expect(badgeOf('', '')).toBeUndefined()
  expect(sharedBadge([])).toBeUndefined()
})
