import { describe, expect, test } from 'vitest'
import { readConstraints } from '@/lib/engine/embedded/wish/conditions/constraints'
import { namesIn, peopleIn, titlesIn } from './wishing'

describe('what somebody does for its own sake', () => {
  test.each([
    'I love to bake',
    'I enjoy woodworking',
    'my hobby is pottery',
    'we like making cheese',
    'knitting at home',
    'I brew beer at home',
    'our favourite pastime is sailing',
    'I enjoy photography',
  ])('is said so: %s', (wish) => expect(readConstraints(wish).forFun).toBe(true))

  test.each([
    'I love to bake and sell at the market',
    'my hobby became a business',
    'I enjoy being a landlord',
    'I enjoy working with clients',
    'freelance designer working at home',
    'teaching the violin at home',
    'nail salon at home',
    'I love my bakery',
    'physiotherapist who treats patients at home',
    'a site like Etsy',
  ])('is not every love and every home: %s', (wish) => expect(readConstraints(wish).forFun).toBe(false))

  test('needs no till, no bills and no customers', () => {
    expect(titlesIn('potter')).toContain('Clay bills & accounts')
    expect(titlesIn('my hobby is pottery').join()).not.toMatch(/bills|stall/)
    expect(namesIn('I love making candles')).not.toContain('SumUp')
  })

  test('makes no baker of whoever loves to bake', () => {
    expect(peopleIn('baker')).toEqual(['Bakery'])
    expect(peopleIn('I love to bake')).not.toContain('Bakery')
  })

  test('keeps the shops where one buys, and the money of whoever invests', () => {
    expect(titlesIn('knitting at home')).toContain('Yarn shops')
    expect(titlesIn('I enjoy investing')).toContain('Financial portfolio tracking')
  })

  test('is a wish, known or not, unless a sentence tells of a day', () => {
    expect(titlesIn('I love dogs')).toContain('Others who do it')
    expect(peopleIn('I like to go for a walk and take notes.')).toBeUndefined()
  })
})
