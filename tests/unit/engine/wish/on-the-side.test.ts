import { describe, expect, test } from 'vitest'
import { peopleIn, titlesIn } from './wishing'

describe('what somebody does besides', () => {
  test.each([
    'dentist by day, DJ by night',
    'dentist during the week, DJ at weekends',
    'dentist with a passion for djing',
    'dentist running a side business in djing',
    'dentist, DJ in the evenings',
    'dentist on Windows who also works as a DJ',
  ])('is heard as well: %s', (wish) => expect(peopleIn(wish)).toEqual(['Dentist', 'DJ']))

  test('is heard behind what one says of spare time', () =>
    expect(peopleIn('dentist, in my spare time birdwatching')).toEqual(['Dentist', 'Birdwatcher']))

  test('makes nobody out of when it is done', () => {
    expect(peopleIn('woodworking in my spare time')).toEqual(['Hobby woodworker'])
    expect(peopleIn('wedding photographer at weekends')).toEqual(['Wedding photographer'])
  })
})

describe('a calling that a tool is named after', () => {
  test.each([
    ['Illustrator without Google', 'Painting & drawing programs'],
    ['Beekeeper, everything for free', 'Hive & colony records'],
    ['Surfer, Windows only', 'Swell & wind forecasts'],
    ['DJ, Windows only', 'Music finding & tagging'],
    ['Drone videographer, Windows only', 'Drones'],
    ['Stage manager without Google', 'Prompt book & script'],
  ])('is somebody with a capital letter before nothing but demands: %s', (wish, title) =>
    expect(titlesIn(wish)).toContain(title),
  )

  test('is the tool beside other tools, and alone', () => {
    expect(titlesIn('Illustrator, Photoshop, no Sketch')).toHaveLength(1)
    expect(titlesIn('Illustrator')).toHaveLength(1)
  })
})
