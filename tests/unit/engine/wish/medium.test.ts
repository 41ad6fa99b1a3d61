import { describe, expect, test } from 'vitest'
import { readConstraints } from '@/lib/engine/embedded/wishes/constraints/constraints'
import { namesIn, peopleIn } from './wishing'

describe('the device of a wish', () => {
  test.each([
    ['filming on iPhone', 'only-phone'],
    ['shooting short films on my old phone', 'only-phone'],
    ['bird photos with an Android phone', 'only-phone'],
    ['smartphone photography', 'only-phone'],
    ['drawing on an iPad', 'in-hand'],
    ['music production on ipad', 'in-hand'],
    ['I run my cleaning business from my phone', 'in-hand'],
  ] as const)('is recognised: %s', (wish, medium) => expect(readConstraints(wish).medium).toBe(medium))

  test.each([
    'stop wasting time on my phone',
    'sales team on the phone all day',
    'back up photos from my iPhone',
    'video calls with my phone for grandma',
    'build games for iPhone',
    'an app for my phone',
    'photographer on a Mac',
    'field biologist with an Android phone',
    'wedding filmmaker, Mac and iPhone',
    'phone repair shop',
  ])('is not every device that is named: %s', (wish) => expect(readConstraints(wish).medium).toBeUndefined())

  test('excludes cinema cameras, computers and their programs if it is a phone', () => {
    const names = namesIn('filming on iPhone')
    for (const other of ['Sony FX3', 'ARRI Alexa', 'Premiere Pro', 'Avid Media Composer'])
      expect(names).not.toContain(other)
    expect(names).toEqual(expect.arrayContaining(['DJI Osmo Mobile', 'Moment Lens', 'Blackmagic Camera']))
    expect(namesIn('video editing on iphone')).not.toContain('Mac Studio')
    expect(namesIn('drawing on an iPad')).not.toContain('Wacom Cintiq Pro')
  })

  test('decides the persona: an iPhone is a phone', () =>
    expect(peopleIn('filming on iPhone')).toEqual(['Filmmaker with a phone']))
})
