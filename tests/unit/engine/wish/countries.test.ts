import { describe, expect, test } from 'vitest'
import { countriesIn } from '@/lib/catalog/countries'
import { entryNamed } from '@/lib/catalog/name-index'
import { namesAtHome } from '@/lib/engine/embedded/wishes/constraints/at-home'
import { namesIn } from './wishing'

describe('the country of a wish', () => {
  test.each([
    ['tax adviser in München', ['DE']],
    ['mobile dog groomer, van, Brisbane', ['AU']],
    ['a German tax adviser', ['DE']],
    ['lawyer in New South Wales', ['AU']],
    ['moving from Warsaw to Lisbon', ['PL', 'PT']],
    ['Ich suche eine App für meine Praxis', ['DE', 'AT', 'CH']],
    ['quiero abrir una peluquería', ['ES']],
  ])('%s', (wish, countries) => expect([...countriesIn(wish)].sort()).toEqual([...countries].sort()))

  test.each(['a German teacher', 'learn Japanese', 'Swiss Army knife collector', 'wedding photographer on a budget'])(
    '%s says nothing of it',
    (wish) => expect([...countriesIn(wish)]).toEqual([]),
  )
})

describe('what is made for a country', () => {
  test('is in the catalogue by each of its names', () => {
    expect(namesAtHome().filter((name) => !entryNamed(name))).toEqual([])
  })

  test.each([
    ['German tax adviser', 'DATEV', 'TurboTax'],
    ['landlord with four flats in Manchester', 'Landlord Vision', 'Buildium'],
    ['landlord in Ohio', 'Buildium', 'objego'],
    ['stack for a two-person Shopify store in Portugal', 'MB WAY', 'Venmo'],
    ['Friseurin mit eigenem Salon', 'Treatwell', 'Vagaro'],
    ["je veux me lancer dans l'apiculture", 'Pennylane', 'Exact Online'],
    ['restaurant in Amsterdam', 'Thuisbezorgd', 'DoorDash'],
    ['solo lawyer in Toronto', 'CanLII', 'BAILII'],
  ])('%s is offered %s and not %s', (wish, home, abroad) => {
    const names = namesIn(wish)
    expect(names).toContain(home)
    expect(names).not.toContain(abroad)
  })

  test('a country’s way to pay comes before well-known ones, and flatmates get no card reader', () => {
    const names = namesIn('stack for a two-person Shopify store in Portugal')
    expect(names.indexOf('MB WAY')).toBeLessThan(names.indexOf('Stripe'))
    expect(namesIn('student in Stockholm sharing a flat')).not.toContain('Zettle')
  })

  test('without a country the best known tools are kept', () => {
    expect(namesIn('household budget')).toContain('YNAB')
    expect(namesIn('landlord')).toContain('Buildium')
  })

  test('a tool that the wish names stays, wherever it is from', () => {
    expect(namesIn('freelance bookkeeper in Warsaw who works in QuickBooks')).toContain('QuickBooks')
  })
})
