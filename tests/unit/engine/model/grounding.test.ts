import { expect, test } from 'vitest'
import { grounding } from '@/lib/engine/model/grounding'

test('grounds a section of sixty links against a long text in linear time', () => {
  const text = `${'https://example.com/other '.repeat(9_000)} https:${'/'.repeat(20_000)}x https://example.com/mine.`
  const tools = Array.from({ length: 60 }, (_, index) => ({
    name: `Frobnicator ${index} of mine`,
    description: '',
    link: index === 0 ? 'https://example.com/mine' : `https://example.com/${index}`,
  }))
  grounding('')({ title: 'Desk', tools })
  const before = process.cpuUsage()
  const section = grounding(text)({ title: 'Desk', tools })
  expect(process.cpuUsage(before).user).toBeLessThan(300_000)
  expect(section?.tools.map(({ link }) => link).filter(Boolean)).toEqual(['https://example.com/mine'])
})
