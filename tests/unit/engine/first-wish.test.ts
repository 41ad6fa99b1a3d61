import { expect, test } from 'vitest'
import { tasksIn } from '@/lib/engine/embedded/wishes/tasks/tasks'

// A separate file, because only the first wish of a process compiles the patterns.
test('the first wish of a process does not compile phrases that it does not contain', () => {
  const before = process.cpuUsage()
  const [concern] = tasksIn('A Kubernetes cluster at home')
  expect(concern?.words).toContain('cluster at home')
  expect(process.cpuUsage(before).user).toBeLessThan(300_000)
})
