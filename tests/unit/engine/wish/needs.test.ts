import { describe, expect, test } from 'vitest'
import { entryNamed } from '@/lib/catalog/name-index'
import { readConstraints } from '@/lib/engine/embedded/wishes/constraints/constraints'
import { namesWithFacts } from '@/lib/engine/embedded/wishes/constraints/facts'
import { namesIn, peopleIn } from './wishing'

describe('requirements of tools that the wish excludes', () => {
  test('is said of tools of the catalogue', () => {
    expect([...namesWithFacts().values()].flat().filter((name) => !entryNamed(name))).toEqual([])
  })

  test.each([
    ['left-handed office worker with wrist pain', 'MX Vertical', 'office worker with wrist pain'],
    ['household budget, I will not connect my bank account to any app', 'Monarch', 'household budget'],
    ['household budget without bank sync', 'Monarch', 'household budget'],
  ])('%s: no %s', (wish, refused, plain) => {
    expect(namesIn(plain)).toContain(refused)
    expect(namesIn(wish)).not.toContain(refused)
    expect(namesIn(wish).length).toBeGreaterThan(5)
  })

  test('everything local leaves out what runs at others’', () => {
    expect(namesIn('fine-tuning an LLM at home')).toContain('RunPod')
    expect(namesIn('fine-tuning an LLM at home, nothing leaves the house')).not.toContain('RunPod')
  })

  test('who writes with one hand is offered dictation beside what writers keep', () => {
    const names = namesIn('I had a stroke and can only use my right hand. I write novels and want to go on')
    expect(names).toContain('Dragon')
    expect(names).toContain('Scrivener')
  })
})

describe('a named device excludes devices of other makers', () => {
  test.each([
    ['landscape photographer on a Fuji X-T5', 'Canon EOS R5'],
    ['hobby photographer with my Nikon', 'Sony A6400'],
    ['on my Fuji: street photography', 'Leica M6'],
    ['games for my Steam Deck', 'Nintendo Switch'],
    ['gaming on my PS5 with friends', 'Xbox Wireless Controller'],
    ['competitive swimmer, have an Apple Watch', 'Garmin Forerunner'],
    ['small 3d printing business with two Bambu Lab X1 Carbon', 'Prusa MK4'],
  ])('%s: no %s', (wish, rival) => expect(namesIn(wish)).not.toContain(rival))

  test('a Canon printer is no camera', () => {
    expect(namesIn('wedding photographer with a Canon printer')).toContain('Sony A7 IV')
  })

  test('a lens for a camera whose maker has none stays', () => {
    expect(namesIn('wedding photographer')).toContain('Sony A7 IV')
    expect(namesIn('wedding photographer with a Canon EOS R5')).not.toContain('Sony A7 IV')
  })
})

describe('words that used to match another role', () => {
  test.each([
    ['what would a sociology student who works in R need', 'Sociology or politics student'],
    ['theology student, hebrew and greek', 'Theology student'],
    ['nanny share with another family, payroll and logging days', 'Family with a nanny'],
    ['I shoot landscapes and hate subscriptions', 'Landscape photographer'],
    ['selling courses on watercolor', 'Online course creator'],
    ['my son wants to make his own games', 'Indie game developer'],
    ['biotech startup with a wet lab, lab notebook and inventory', 'PhD student in biology'],
    ['product manager who has to juggle roadmap and stakeholders', 'Product manager'],
    ['photo library for the family on a Raspberry Pi', 'Keeper of the family photos'],
  ])('%s', (wish, who) => expect(peopleIn(wish)?.map((name) => name.split(' ')[0])).toContain(who.split(' ')[0]))
})

describe('the machine and the house in which it is done', () => {
  test('a weak laptop runs no program for strong ones', () => {
    expect(namesIn('indie game developer')).toContain('Unreal Engine')
    expect(namesIn('indie game developer with a weak windows laptop')).not.toContain('Unreal Engine')
  })

  test('who has an iPad only draws on no other tablet', () => {
    const names = namesIn('illustrator, iPad only')
    expect(names).toContain('Procreate')
    expect(names).not.toContain('Wacom Cintiq Pro')
    expect(namesIn('illustrator')).toContain('Wacom Cintiq Pro')
  })

  test('whose company is all Microsoft is offered nothing of Google’s suite', () => {
    expect(namesIn('product manager')).toContain('Google Docs')
    expect(namesIn('product manager, the company is all Microsoft')).not.toContain('Google Docs')
  })

  test('nothing smart leaves out what is worth nothing without its app', () => {
    expect(namesIn('new parents')).toContain('Owlet')
    expect(namesIn('new parents, nothing smart in the crib')).not.toContain('Owlet')
  })

  test.each(["a choir, we're poor", 'charity, money is tight', 'food stall, cash-strapped'])(
    '%s is short of money',
    (wish) => expect(readConstraints(wish).cheap).toBe(true),
  )
})

describe('a degree in something', () => {
  test.each([
    ['PhD in medieval history, 400 pdfs and a chaos of notes', 'Scholar of languages and ideas'],
    ['studying for a BA in sociology', 'Sociology or politics student'],
    ['degree in psychology', 'Psychology and social work student'],
  ])('%s', (wish, who) => expect(peopleIn(wish)?.[0]).toBe(who))
})

test('a list of kinds asks for rosters, too', () => {
  expect(namesIn('I need a till, rosters and bookings')).toContain('When I Work')
})

test('who keeps away from American clouds is offered what a country runs itself', () => {
  expect(namesIn('Lehrer am Gymnasium in Bayern, keine US Clouds')).toContain('BayernCloud Schule')
})
