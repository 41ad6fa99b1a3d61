import { describe, expect, test } from 'vitest'
import { suggest } from '@/lib/engine/embedded/autocomplete'

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

  test('a tool that is named already is not offered', () => {
    expect(fulls('PostgreSQL, Postg')).not.toContain('PostgreSQL')
  })
})

describe('a finished name', () => {
  test('is answered by what goes with those named', () => {
    const found = fulls('React, Next.js')
    expect(found.length).toBeGreaterThan(0)
    expect(found).not.toContain('React')
    expect(found).not.toContain('Next.js')
  })

  test('is finished in a sentence too', () => {
    expect(fulls('I use react')).toEqual(fulls('React'))
  })

  test('that is an everyday word is not offered where nothing is used', () => {
    expect(fulls('my first not')).not.toContain('Notion')
  })

  test('at most six are offered', () => {
    for (const input of ['a', 'React, ', 'M', 'wedding photographer'])
      expect(suggest(input).length).toBeLessThanOrEqual(6)
  })

  test('nothing gives nothing', () => expect(suggest('  ')).toEqual([]))
})

test('who it is for is answered by what such people use first', () => {
  expect(fulls('wedding photographer').length).toBeGreaterThan(2)
})

test('an answer is there before the next key is pressed', () => {
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
    .map((input) => {
      const before = performance.now()
      suggest(input)
      return performance.now() - before
    })
    .sort((a, b) => a - b)
  // The median: a machine that runs other tests at the same time stalls now and then.
  expect(times[times.length >> 1]).toBeLessThan(5)
})
