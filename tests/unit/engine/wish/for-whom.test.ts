import { describe, expect, test } from 'vitest'
import { archetypes } from '@/lib/engine/embedded/knowledge/archetypes'
import { peopleIn, titlesIn } from './wishing'

describe('customers of whom there are several', () => {
  test.each([
    ['SEO consultant for jewellery shops', 'Jeweller and workshop artist'],
    ['web designer for wineries', 'Winemaker with a cellar'],
    ['copywriter for law firms', 'Solo and small-firm lawyer'],
    ['photographer for real estate agents', 'Real-estate agent'],
    ['I build apps for farmers', 'Farmer'],
    ['we make scheduling software for hospitals', 'Nurse'],
    ['we sell software to dentists', 'Dentist'],
    ['I sell cakes to restaurants', 'Small restaurant owner'],
    ['chatbot for restaurants', 'Small restaurant owner'],
    ['design agency for startups', 'Startup founder'],
  ])('are not who wishes: %s', (wish, customer) => {
    expect(archetypes().map(({ who }) => who)).toContain(customer)
    expect(peopleIn(wish)?.length).toBeGreaterThan(0)
    expect(peopleIn(wish)).not.toContain(customer)
  })

  test.each([
    ['I build apps for farmers', 'Cross-platform mobile developer'],
    ['accountant for musicians', 'Accountant and bookkeeper'],
    ['accounting software for nonprofits', 'Accountant and bookkeeper'],
    ['note taking for students', 'Note-taker with a second brain'],
  ])('leave the wish to who works for them, or to what is asked for: %s', (wish, who) =>
    expect(peopleIn(wish)?.[0]).toBe(who),
  )

  test.each([
    ['tools for farmers', 'Farmer'],
    ['software for plumbers', 'Plumber and heating engineer'],
    ['apps for teachers', 'Secondary school teacher'],
    ['gear for wildlife photographers', 'Wildlife and nature photographer'],
    ['time tracking for lawyers', 'Solo and small-firm lawyer'],
    ['website builder for dentists', 'Dentist'],
  ])('are who wishes where nobody works for them: %s', (wish, who) => expect(peopleIn(wish)).toContain(who))

  test('have what is asked for first', () => {
    expect(titlesIn('invoicing for plumbers')[0]).toBe('Invoices & books')
    expect(titlesIn('email newsletter tool for a winery')[0]).toBe('Newsletter & mailing list')
    expect(titlesIn('website builder for a florist')[0]).toBe("A page of one's own")
  })

  test('are nobody whom one loves', () => {
    expect(titlesIn('meal planning for families')[0]).toBe('Recipes & week plan')
    expect(peopleIn('we write novels for children')?.[0]).toBe('Novelist')
  })
})

test('a platform is no platformer, and whoever improves is no improviser', () => {
  expect(peopleIn('data platform on Google Cloud')).not.toContain('Pixel artist and beginner game maker')
  expect(peopleIn('chess improver')).toEqual(['Chess player'])
})
