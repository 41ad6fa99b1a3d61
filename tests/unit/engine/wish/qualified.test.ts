import { describe, expect, test } from 'vitest'
import { inEnglish } from '@/lib/engine/embedded/wish/words/in-english'
import { namesIn, peopleIn, titlesIn } from './wishing'

describe('how well somebody does it', () => {
  test.each([
    ['jazz pianist', 'Pianist who plays for others'],
    ['professional pianist', 'Pianist who plays for others'],
    ['learn jazz piano as an adult beginner', 'Piano and keyboard learner'],
    ['amateur astronomer', 'Amateur astronomer'],
    ['amateur photographer', 'Hobby photographer'],
    ['hobby photographer on linux', 'Hobby photographer on Linux'],
    ['bass player in a wedding band', 'Bass player'],
    ['indoor climber who wants to train at home', 'Boulderer and indoor climber'],
  ])('%s', (wish, who) => expect(peopleIn(wish)?.[0]).toBe(who))

  test('whoever plays for others is offered no beginner’s lessons, and whoever learns is', () => {
    expect(namesIn('jazz pianist')).not.toContain('Simply Piano')
    expect(namesIn('learn jazz piano as an adult beginner')).toEqual(
      expect.arrayContaining(['Simply Piano', 'Open Studio Jazz']),
    )
  })

  test('a sum buys a telescope of that price', () => {
    const names = namesIn('amateur astronomer under $500')
    expect(names).toContain('Sky-Watcher Heritage 130P')
    expect(names).not.toContain('Celestron NexStar 8SE')
  })
})

describe('what narrows a calling brings what is made for it', () => {
  test.each([
    ['kosher home cook', 'OU Kosher'],
    ['halal cooking for my family', 'Zabihah'],
    ['gluten-free baker', 'Find Me Gluten Free'],
    ['wheelchair user who loves city trips', 'Wheelmap'],
    ['teach my daughter to read', 'Teach Your Monster'],
    ['kids learning to read', 'Khan Academy Kids'],
    ['edit videos for social media on my phone', 'CapCut'],
  ])('%s', (wish, tool) => expect(namesIn(wish)).toContain(tool))

  test('an office on a server of one’s own is no desk, and a home office is', () => {
    expect(namesIn('self-hosted home office')).toContain('Nextcloud')
    expect(titlesIn('home office')).toContain('Chairs')
  })

  test('whoever says in what they calculate is no list of it', () => {
    expect(namesIn('econ student who codes in R and Stata')).toEqual(expect.arrayContaining(['R', 'Stata', 'FRED']))
  })
})

describe('a wish is heard in Polish and Swedish', () => {
  test.each([
    ['fotograf ślubny', 'Wedding photographer'],
    ['programista na Linuksie', 'Full-stack web developer'],
    ['nauczyciel chemii w liceum', 'Science teacher'],
    ['pielęgniarka na nocnej zmianie', 'Nurse'],
    ['pszczelarz', 'Beekeeper'],
    ['bröllopsfotograf i Malmö', 'Wedding photographer'],
    ['sjuksköterska på natten', 'Nurse'],
    ['lära mig programmera som nybörjare', 'Beginner learning to code'],
    ['böcker för barnen som lär sig läsa', 'Parents whose child learns to read'],
    ['biodlare med tio samhällen', 'Beekeeper'],
  ])('%s', (wish, who) => expect(peopleIn(wish)?.[0]).toBe(who))

  test.each(['barn owner', 'a yoga mat for kids', 'MIG welder', 'PA system for my band'])(
    'a word of English stays one beside English alone: %s',
    (wish) => expect(inEnglish(wish)).toBe(wish),
  )
})

test.each(['professional podcaster', 'sign language interpreter', 'live stream producer', 'no-code builder'])(
  'whoever says that they are one is one: %s',
  (calling) => {
    const [who] = peopleIn(calling) ?? []
    expect(who).toBeDefined()
    for (const wish of [`I am a ${calling}`, `I'm a ${calling} and need some tools`])
      expect(peopleIn(wish)?.[0], wish).toBe(who)
  },
)
