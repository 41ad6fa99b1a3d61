import { describe, expect, test } from 'vitest'
import { readConstraints } from '@/lib/engine/embedded/wish/conditions/constraints'
import { turnedDown } from '@/lib/engine/embedded/wish/conditions/turned-down'
import { namesIn, peopleIn } from './wishing'

describe('whoever says first what they are wishes, with a name or two on the way', () => {
  test.each([
    [
      'Yoga studio in Lisbon, class passes, waiting list, online classes, we use an iPad at the desk',
      'Yoga studio owner',
    ],
    ['Electrician in Leeds, sole trader, quotes on site. I use a Samsung phone and hate typing', 'Electrician'],
    ['Competitive swimmer (master, 44) training alone three times a week; have an Apple Watch', 'Swimmer'],
    ['Linux only (Fedora), bedroom producer making lo-fi, no plugins that need a dongle', 'Bedroom producer'],
    [
      'Filmmaker shooting a short on a Blackmagic Pocket 6K, DaVinci is what I know. sound and grip advice too',
      'Independent filmmaker',
    ],
    ['I run a food truck in Austin TX, tacos. a till that works when the signal is bad, and more', 'Food truck owner'],
  ])('%s', (wish, who) => {
    expect(peopleIn(wish)?.[0]).toMatch(new RegExp(who.split(' ')[0] ?? '', 'i'))
    expect(namesIn(wish).length).toBeGreaterThan(12)
  })

  test.each([
    ['Cellist. I practice with Tonara, record on a Zoom H4n and teach on Zoom.', 4],
    ['Photographer, Lightroom, Sony A7', 2],
    ['Ich schreibe in Papyrus Autor, recherchiere mit Citavi und sichere alles in der Nextcloud.', 3],
    ['Truck mechanic: a Bosch scanner, Tekmetric in the office', 3],
  ])('%s tells', (text, most) => expect(namesIn(text).length).toBeLessThanOrEqual(most))
})

test('on what it shall run is no list of tools', () => {
  expect(namesIn('podcast setup, no subscription, linux')).toContain('Audacity')
  expect(
    namesIn('Budget tracking for the two of us. I will not connect my bank account to any app, android phones'),
  ).toContain('Actual Budget')
  expect(namesIn('Linux, Fedora, Ubuntu')).toEqual(['Linux', 'Fedora', 'Ubuntu'])
})

test.each([
  'On Sunday we bake in the park, thank the neighbours and walk home early.',
  'Last week I sketched the harbour, met a friend and took the late train.',
  'My grandmother kept bees, letters in a wooden box and her own counsel.',
  'The doctor said rest, drink water and call again on Monday.',
  'Please remember to water the plants, feed the cat and lock the door.',
  'In the morning fog the runner stopped, tied a shoe and went on.',
])('%s tells of a day and wishes for nothing', (text) => expect(peopleIn(text)).toBeUndefined())

describe('what is turned down in whole phrases', () => {
  test.each([
    ["theology student, can't afford Logos or Accordance", ['logos', 'accordance']],
    ['freelance translator, wants out of Trados', ['trados']],
    ["learn Japanese, been using Duolingo for 200 days and I'm sick of it", ['duolingo']],
    ['no marketplace like Udemy or Skillshare', ['udemy', 'skillshare']],
    ['nobody wants WhatsApp anymore', ['whatsapp']],
    ["I don't want to deal with Wine", ['wine']],
  ])('%s', (wish, names) => expect(turnedDown(wish)).toEqual(names))

  test.each(["I don't want to pay", 'we can not afford a studio', 'sick of my job', 'learning Japanese with Anki'])(
    '%s turns nothing down',
    (wish) => expect(turnedDown(wish)).toEqual([]),
  )

  test('a tool that is turned down is nowhere in the stack', () => {
    expect(namesIn("learn Japanese, been using Duolingo for 200 days and I'm sick of it")).not.toContain('Duolingo')
    expect(namesIn("I want to learn the Bible in Hebrew, can't afford Logos")).not.toContain('Logos Bible Study')
  })

  test.each(['a SaaS, and no US subprocessors', 'tax adviser, bitte nichts aus den USA', 'Lehrer, keine US Clouds'])(
    '%s wants makers of Europe',
    (wish) => expect(readConstraints(wish).seat).toBe('europe'),
  )
})
