import { describe, expect, test } from 'vitest'
import { pickedEntry } from '@/lib/engine/embedded/knowledge/pick'
import { roles } from '@/lib/engine/embedded/wish/people/roles'
import { namesIn, peopleIn, titlesIn } from './wishing'

describe('a role on a thing', () => {
  test.each([
    ['climbing coach', 'Technique on video', 'Topos & tick lists'],
    ['chess teacher', 'Lessons & bookings', 'Study & tactics'],
    ['espresso machine repairer', 'Parts & donors', 'Grinders'],
    ['telescope maker', 'Cutting, drilling & joining', 'Telescopes & binoculars'],
    ['honey seller', 'Shop & marketplaces', 'Hive & colony records'],
    ['debate coach', 'Lessons by video call', 'Tournaments & tabs'],
  ])('takes what the role takes before what goes with the thing: %s', (wish, ofRole, ofThing) => {
    const titles = titlesIn(wish)
    expect(titles).toContain(ofThing)
    expect(titles.indexOf(ofRole)).toBeGreaterThanOrEqual(0)
    expect(titles.indexOf(ofRole)).toBeLessThan(titles.indexOf(ofThing))
  })

  test('judges behind the thing, with a whistle where there is a game, and keeps no files of a court', () => {
    expect(namesIn('padel referee')).toContain('Fox 40 Classic')
    expect(titlesIn('padel referee')[0]).toBe('Court bookings & partners')
    expect(namesIn('barbecue judge')).not.toContain('Fox 40 Classic')
    expect(titlesIn('barbecue judge')).toContain('Marks & reports')
    expect(namesIn('cheese judge')).not.toContain('Westlaw')
    expect(peopleIn('family judge')).toEqual(peopleIn('judge'))
  })

  test('is taught by whoever teaches one to one where nobody is known for the thing, and at schools by their teachers', () => {
    expect(peopleIn('zither teacher in a village')).toEqual(['Private tutor'])
    expect(peopleIn('geography teacher')).toEqual(['History and geography teacher'])
  })

  test.each([
    'piano teacher',
    'dog trainer',
    'watch collector',
    'board game maker',
    'furniture restorer',
    'boxing coach',
  ])('that has a name of its own needs nothing beside it: %s', (wish) =>
    expect(titlesIn(wish).filter((title) => ofRoles.has(title))).toEqual([]),
  )

  test.each(['film maker', 'cheese maker', 'photo restorer', 'credit repair', 'guitar teacher and luthier'])(
    'is no saw and no pliers where nothing is sawn: %s',
    (wish) => expect(namesIn(wish)).not.toContain('Knipex Pliers'),
  )

  test('has tools that the catalogue knows', () => {
    expect(roles().length).toBeGreaterThan(5)
    const unknown = roles()
      .flatMap(({ sections }) => sections)
      .flatMap(({ picks, category }) => picks.filter((pick) => !pickedEntry(pick, category)))
    expect(unknown).toEqual([])
  })
})

const ofRoles: ReadonlySet<string> = new Set(
  roles().flatMap(({ sections }) => sections.slice(0, 1).map(({ title }) => title)),
)

test.each([
  ['what does a help desk technician use?', 'a help desk technician'],
  ['what do translators use for terms', 'translators for terms'],
  ['show me what a wedding photographer uses', 'wedding photographer'],
])('whose tools are asked for is who is meant: %s', (asked, plain) => expect(peopleIn(asked)).toEqual(peopleIn(plain)))
