import { expect, test } from 'vitest'
import { tasksIn } from '@/lib/engine/embedded/wishes/tasks/tasks'

// A file of its own: in a process that has heard a wish already, there would be nothing left to wait for.
test('the first wish of a process does not wait for phrases that it does not say', () => {
  const before = process.cpuUsage()
  const [concern] = tasksIn('A Kubernetes cluster at home')
  expect(concern?.words).toContain('cluster at home')
  expect(process.cpuUsage(before).user).toBeLessThan(300_000)
})
