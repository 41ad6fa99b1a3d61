import { describe, expect, test } from 'vitest'
import { readConstraints } from '@/lib/engine/embedded/wish/conditions/constraints'
import { namesIn, peopleIn, titlesIn } from './wishing'

describe('what somebody makes, does or has', () => {
  test('says who they are where its makers have a name', () => {
    expect(peopleIn('We’re 3 friends making a board game')).toEqual(['Board game designer and publisher'])
    expect(peopleIn('board game night with friends')).toEqual(['Board gamer'])
  })

  test('is their family, and no association, for a mother of three', () =>
    expect(peopleIn('mom of three trying to get meals and school stuff under control')).toEqual(['Busy parents']))

  test('is a cinema at home, and no stage', () =>
    expect(peopleIn('a quiet home theatre for less than 1000 dollars')).toEqual(['Film and series lover']))

  test.each(['fully open source phone without google', 'degoogled phone', 'open source phone'])(
    'is a phone, and no library that somebody maintains: %s',
    (wish) => {
      expect(peopleIn(wish)?.[0]).toBe('Owner of a phone without Google')
      expect(namesIn(wish)).toEqual(expect.arrayContaining(['F-Droid', 'Organic Maps', 'Signal']))
    },
  )

  test('is done online where that is said', () => {
    expect(titlesIn('language teacher who gives lessons online')).toEqual(
      expect.arrayContaining(['Words & grammar games', 'Lessons by video call']),
    )
    expect(titlesIn('translate my novel and self-publish it')).toContain('Translating a book')
  })

  test('is nothing that must live offline when only its maps do', () => {
    expect(readConstraints('hiker who needs maps offline').offline).toBe(false)
    expect(readConstraints('hiker, everything offline').offline).toBe(true)
  })

  test('is built without code by whoever says so', () => {
    expect(peopleIn('no-code founder building a marketplace')).toEqual(['No-code builder'])
    expect(peopleIn('data analyst who cannot code')).not.toContain('No-code builder')
  })

  test('is done with programs where open source ones are asked for, and no camera is one', () => {
    const names = namesIn('open source tools for a photographer')
    expect(names).toContain('darktable')
    expect(names).not.toContain('Sony A7 IV')
    expect(peopleIn('open source software maintainer')).toEqual(['Open-source maintainer'])
    expect(readConstraints('building open source tools for farmers').programsOnly).toBe(false)
  })

  test('is read behind a slip as what goes with the word before it', () => {
    expect(peopleIn('personal traner online coaching')).toEqual(['Personal trainer'])
    expect(peopleIn('piccola libreria indipendente')).toEqual(['Bookshop'])
    expect(peopleIn('webshop voor zelfgemaakte sieraden')).toEqual([
      'Online shop owner',
      'Jeweller and workshop artist',
    ])
  })
})
