import type fs from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { setIcon } from '@/lib/icons/icon-set'

const read = vi.hoisted(() => ({ files: [] as string[] }))

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof fs>()
  const readFile = (file: string) => {
    read.files.push(file)
    return files.readFile(file)
  }
  return { ...files, readFile }
})

test('concurrent requests for icons read each set once', async () => {
  const icons = ['react', 'vue', 'redis', 'python', 'figma'].map((name) => setIcon(`logos:${name}`))
  expect((await Promise.all(icons)).every((svg) => svg?.startsWith('<svg '))).toBe(true)
  await setIcon('logos:postgresql')
  expect(read.files).toHaveLength(1)
})
