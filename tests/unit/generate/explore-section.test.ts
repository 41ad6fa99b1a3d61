import { afterEach, expect, test, vi } from 'vitest'
import { exploreSection } from '@/lib/generate/explore-section'
import { bareTool } from '@/tests/support/bare-tool'

afterEach(() => vi.unstubAllGlobals())

test('the request names the tools of the whole board and those of the section, and answers get new ids', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ data: [bareTool('svelte', 'Svelte')] })),
  )
  vi.stubGlobal('fetch', fetch)
  const section = { title: 'Frontend', tools: [bareTool('react', 'React')] }
  const board = [section, { title: 'Data', tools: [bareTool('redis', 'Redis'), bareTool('mysql', 'MySQL')] }]
  const { tools } = await exploreSection(section, board)
  const [address, sent] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/techstack/explore')
  expect(JSON.parse(String(sent?.body))).toEqual({
    categoryName: 'Frontend',
    existingItems: ['React', 'Redis', 'MySQL'],
    sectionItems: ['React'],
  })
  expect(tools).toEqual([
    expect.objectContaining({ id: expect.stringMatching(/^explored-svelte-\d+$/), text: 'Svelte' }),
  ])
})
