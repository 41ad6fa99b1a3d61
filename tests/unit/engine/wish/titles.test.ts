import { describe, expect, test } from 'vitest'
import type { Category } from '@/lib/catalog/categories'
import { personas } from '@/lib/engine/embedded/knowledge/personas'

/** Words by which people search for a field. */
const SEARCH_WORDS: Partial<Record<Category, string>> = {
  finance: 'financ|account|invoic|budget|bank|money|pay|tax|crypto|book|fees|expense|quotes|bills|payroll',
  payments: 'pay|paid|billing|checkout|point of sale|money|donat|fees|fundrais|card',
  marketing: 'market|growth|seo|social|newsletter|mail|audience|sales|publish|advert|promot|trend',
  social: 'social|communit|forum|network|audience|post|followers|channel|meet|club|fans',
  calendar: 'calendar|schedul|book|appoint|reserv|time|diary|shift|rota|roster|meeting',
  photo: 'photo|image|picture|edit|raw|galler|scan|retouch',
  vcs: 'version|source|code|git|repositor|review|collab',
  monitoring: 'monitor|observ|log|error|crash|analytic|uptime|performance|watch|alert',
}
/** A title may use a term of the trade. */
const MOST = 0.85

describe('a section title contains a common search word of its field', () => {
  test.each(Object.entries(SEARCH_WORDS))('%s', (field, words) => {
    const titles = personas().flatMap(({ sections }) =>
      sections.filter(({ category }) => category === field).map(({ title }) => title),
    )
    const named = new RegExp(`\\b(?:${words})`, 'i')
    const silent = titles.filter((title) => !named.test(title))
    expect(1 - silent.length / titles.length, silent.join(' · ')).toBeGreaterThanOrEqual(MOST)
  })
})

test('no persona has two sections with the same title', () => {
  const twice = personas().filter(
    ({ sections }) => new Set(sections.map(({ title }) => title.toLowerCase())).size < sections.length,
  )
  expect(twice.map(({ id }) => id)).toEqual([])
})
