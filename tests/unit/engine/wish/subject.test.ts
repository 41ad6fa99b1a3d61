import { describe, expect, test } from 'vitest'
import { archetypes } from '@/lib/engine/embedded/knowledge/archetypes'
import { peopleIn, titlesIn } from './wishing'

describe('what a channel, a podcast, a newsletter or a shop is about', () => {
  test.each([
    ['start a YouTube channel about woodworking', 'YouTuber', 'Hobby woodworker'],
    ['woodworking YouTube channel', 'YouTuber', 'Hobby woodworker'],
    ['cycling podcast', 'Beginner podcaster', 'Cyclist'],
    ['newsletter on wine', 'Newsletter writer', 'Wine collector'],
    ['blog about sailing', 'Personal blogger', 'Sailor and boat owner'],
    ['YouTube-Kanal über Holzarbeiten', 'YouTuber', 'Hobby woodworker'],
    ['podcast sur le vélo', 'Beginner podcaster', 'Cyclist'],
    ['online shop for candles', 'Online shop owner', 'Candle and soap maker'],
  ])('is heard beside whoever runs it: %s', (wish, teller, subject) =>
    expect(peopleIn(wish)).toEqual([teller, subject]),
  )

  test('has sections of its own, and none to earn with', () => {
    const titles = titlesIn('a YouTube channel about woodworking')
    expect(titles).toEqual(expect.arrayContaining(['Editing videos', 'Plans & CAD drawings', 'Saws & drills']))
    expect(titlesIn('newsletter on wine')).toContain('Writing & drafting issues')
  })

  test('is not whose it is, nor whom it is for', () => {
    expect(peopleIn('podcast for teachers')).toEqual(['Beginner podcaster'])
    expect(peopleIn('weekly newsletter for my church')).toEqual(['Church streaming its service'])
    expect(peopleIn('vegan food blogger')).toEqual(['Food blogger'])
  })

  test('is no thing that a shop gets from others', () =>
    expect(peopleIn('online shop for guitars')).toEqual(['Online shop owner']))

  test('may be nearly whatever people do', () => {
    const subjects = archetypes().flatMap(({ who, words }) => {
      const pursuit = words.find((word) => /^[a-z]+ing$/.test(word))
      return pursuit ? [{ who, pursuit }] : []
    })
    const heard = subjects.filter(({ pursuit }) => (peopleIn(`a video channel about ${pursuit}`) ?? []).length === 2)
    expect(subjects.length).toBeGreaterThan(60)
    expect(heard.length / subjects.length).toBeGreaterThan(0.95)
  })
})
