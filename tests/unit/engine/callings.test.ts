import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'
import { archetypes } from '@/lib/engine/embedded/wish/archetypes'
import { readWish } from '@/lib/engine/embedded/wish/read-wish'

const meantIn = (prompt: string) => readWish(prompt, readTools(prompt))?.people.map(({ id }) => id)

describe('a calling of its own is no neighbour of it', () => {
  test.each([
    ['school secretary', 'school-office'],
    ['french teacher at a secondary school', 'language-teacher'],
    ['computer science teacher', 'computing-teacher'],
    ['PTA treasurer', 'parents-association'],
    ['receptionist at a dental practice', 'medical-secretary'],
    ['apps for a night shift nurse', 'nurse'],
    ['home care worker visiting ten people a day', 'home-care'],
    ['manager of a nursing home', 'care-home'],
    ['radiographer in a hospital', 'radiographer'],
    ['catholic priest', 'priest'],
    ['imam at a mosque', 'imam'],
    ['rabbi', 'rabbi'],
  ])('%s', (prompt, id) => {
    expect(meantIn(prompt)?.[0]).toBe(id)
  })
})

test.each([
  ['priest', 'Quran.com'],
  ['imam', 'Logos Bible Study'],
  ['rabbi', 'YouVersion'],
])('%s: nobody is given the books of another faith', (id, book) => {
  const picks = archetypes()
    .find((archetype) => archetype.id === id)
    ?.sections.flatMap((section) => section.picks)
  expect(picks?.length).toBeGreaterThan(20)
  expect(picks).not.toContain(book)
})
