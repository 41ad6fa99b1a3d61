import { describe, expect, test } from 'vitest'
import { cardQuery } from '@/lib/card/options'

const optionsOf = (query: string) => Object.values(cardQuery(new URLSearchParams(query))).join('-')

describe('unknown and invalid values give the default', () => {
  test.each([
    'theme=modern',
    'theme=%3Cscript%3E',
    'columns=0&limit=0',
    'columns=13&limit=61',
    'columns=1.5&limit=1e1',
    'columns=five',
    'names=yes',
    'style=poster',
    'utm_source=readme&fbclid=1',
    'theme=&style=&columns=&names=&limit=',
  ])('%s', (query) => expect(optionsOf(query)).toBe('auto-card-5-1-24'))
})

test.each([
  ['theme=dark&columns=12&names=0&style=card&limit=60', 'dark-card-12-0-60'],
  ['style=icons', 'auto-icons-5-0-24'],
  ['style=icons&names=1', 'auto-icons-5-1-24'],
  ['style=badge&theme=y2k', 'y2k-badge-5-0-24'],
])('%s is %s', (query, options) => {
  expect(optionsOf(query)).toBe(options)
  expect(optionsOf(String(new URLSearchParams(cardQuery(new URLSearchParams(query)))))).toBe(options)
})
