import { expect, test } from 'vitest'
import { concernsIn } from '@/lib/engine/embedded/wish/errands/concerns'

// A file of its own: in a process that has heard a wish already, there would be nothing left to wait for.
test('the first wish of a process does not wait for phrases that it does not say', () => {
  const before = process.cpuUsage()
  const [concern] = concernsIn('A Kubernetes cluster at home')
  expect(concern?.words).toContain('cluster at home')
  expect(process.cpuUsage(before).user).toBeLessThan(300_000)
})
