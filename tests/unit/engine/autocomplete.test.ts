import { describe, expect, test } from 'vitest'
import { suggest } from '@/lib/engine/embedded/autocomplete'
import { workTime } from '@/scripts/fuzz/measure'

const fulls = (input: string) => suggest(input).map(({ full }) => full)

describe('an unfinished name', () => {
  test.each([
    ['Docker, Postg', 'PostgreSQL', 'Postg'],
    ['Figm', 'Figma', 'Figm'],
    ['React\nTailw', 'Tailwind CSS', 'Tailw'],
    ['I record with Audac', 'Audacity', 'Audac'],
    ['i love reac', 'React', 'reac'],
    ['I use dock', 'Docker', 'dock'],
    ['we use slac', 'Slack', 'slac'],
    ['Docker and pyth', 'Python', 'pyth'],
  ])('%s is completed', (input, full, original) => expect(suggest(input)[0]).toEqual({ full, original }))

  test('a tool that is already named is not suggested', () => {
    expect(fulls('PostgreSQL, Postg')).not.toContain('PostgreSQL')
  })
})

describe('a finished name', () => {
  test('gives tools that go with the named ones', () => {
    const found = fulls('React, Next.js')
    expect(found.length).toBeGreaterThan(0)
    expect(found).not.toContain('React')
    expect(found).not.toContain('Next.js')
  })

  test('gives the same tools in a sentence', () => {
    expect(fulls('I use react')).toEqual(fulls('React'))
  })

  test('is not suggested for an everyday word outside a statement of use', () => {
    expect(fulls('my first not')).not.toContain('Notion')
  })

  test('at most six tools are suggested', () => {
    for (const input of ['a', 'React, ', 'M', 'wedding photographer'])
      expect(suggest(input).length).toBeLessThanOrEqual(6)
  })

  test('an empty input gives no suggestions', () => expect(suggest('  ')).toEqual([]))
})

test('the name of a persona gives its tools', () => {
  expect(fulls('wedding photographer').length).toBeGreaterThan(2)
})

test('suggestions take less time than the next key', () => {
  suggest('warm')
  const inputs = [
    'r',
    're',
    'React, No',
    'I use Photoshop and ',
    'Docker, Kubernetes, Terraform, ',
    'x'.repeat(5000),
    'Figma, '.repeat(200),
  ]
  const times = Array.from({ length: 30 }, () => inputs)
    .flat()
    .map((input) => workTime(() => suggest(input)))
    .sort((a, b) => a - b)
  // The median, because a machine that runs other tests stalls now and then.
  expect(times[times.length >> 1]).toBeLessThan(5)
})
