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
    '%s is not in a country',
    (wish) => expect([...countriesIn(wish)]).toEqual([]),
  )
})

describe('tools of a country', () => {
  test('are all in the catalogue', () => {
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
  ])('for %s include %s and not %s', (wish, home, abroad) => {
    const names = namesIn(wish)
    expect(names).toContain(home)
    expect(names).not.toContain(abroad)
  })

  test('include its payment service before well-known ones, and no card reader for flatmates', () => {
    const names = namesIn('stack for a two-person Shopify store in Portugal')
    expect(names.indexOf('MB WAY')).toBeLessThan(names.indexOf('Stripe'))
    expect(namesIn('student in Stockholm sharing a flat')).not.toContain('Zettle')
  })

  test.each([
    ['boekhouding voor zzp’er in de bouw', 'Moneybird', 'FreshBooks'],
    ['prowadzę małe biuro rachunkowe', 'Fakturownia', 'QuickBooks'],
    ['auto-entrepreneur plombier, devis et factures', 'Pennylane', 'QuickBooks'],
    ['Imkerei mit Hofverkauf dokumentieren', 'lexoffice', 'QuickBooks'],
  ])('%s tells its country by its words: %s and not %s', (wish, home, abroad) => {
    const names = namesIn(wish)
    expect(names).toContain(home)
    expect(names).not.toContain(abroad)
  })

  test('German books come before Austrian ones where only the language is known', () => {
    const names = namesIn('Ich bin Hebamme und mache mich selbstständig')
    expect(names).toContain('lexoffice')
    expect(names).not.toContain('FreeFinance')
  })

  test('without a country the best known tools are kept', () => {
    expect(namesIn('household budget')).toContain('YNAB')
    expect(namesIn('landlord')).toContain('Buildium')
  })

  test('do not replace a tool that the wish names', () => {
    expect(namesIn('freelance bookkeeper in Warsaw who works in QuickBooks')).toContain('QuickBooks')
  })
})
