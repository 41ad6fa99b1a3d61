import { describe, expect, test } from 'vitest'
import { entryNamed } from '@/lib/catalog/name-index'
import { readConstraints } from '@/lib/engine/embedded/wishes/constraints/constraints'
import { namesWithFacts } from '@/lib/engine/embedded/wishes/constraints/facts'
import { namesIn, peopleIn } from './wishing'

describe('requirements of tools that the wish excludes', () => {
  test('are listed for tools of the catalogue', () => {
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

  test('"nothing leaves the house" excludes services run elsewhere', () => {
    expect(namesIn('fine-tuning an LLM at home')).toContain('RunPod')
    expect(namesIn('fine-tuning an LLM at home, nothing leaves the house')).not.toContain('RunPod')
  })

  test('writing with one hand adds dictation to the tools of a writer', () => {
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

  test('a Canon printer excludes no cameras', () => {
    expect(namesIn('wedding photographer with a Canon printer')).toContain('Sony A7 IV')
  })

  test('a Canon camera excludes cameras of other makers', () => {
    expect(namesIn('wedding photographer')).toContain('Sony A7 IV')
    expect(namesIn('wedding photographer with a Canon EOS R5')).not.toContain('Sony A7 IV')
  })
})

describe('wishes that used to match another role', () => {
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

describe('the computer and the ecosystem of a wish', () => {
  test('a weak laptop excludes demanding programs', () => {
    expect(namesIn('indie game developer')).toContain('Unreal Engine')
    expect(namesIn('indie game developer with a weak windows laptop')).not.toContain('Unreal Engine')
  })

  test('"iPad only" excludes other tablets', () => {
    const names = namesIn('illustrator, iPad only')
    expect(names).toContain('Procreate')
    expect(names).not.toContain('Wacom Cintiq Pro')
    expect(namesIn('illustrator')).toContain('Wacom Cintiq Pro')
  })

  test('"all Microsoft" excludes Google’s suite', () => {
    expect(namesIn('product manager')).toContain('Google Docs')
    expect(namesIn('product manager, the company is all Microsoft')).not.toContain('Google Docs')
  })

  test('"nothing smart" excludes devices that need an app', () => {
    expect(namesIn('new parents')).toContain('Owlet')
    expect(namesIn('new parents, nothing smart in the crib')).not.toContain('Owlet')
  })

  test.each(["a choir, we're poor", 'charity, money is tight', 'food stall, cash-strapped'])(
    '“%s” is a small budget',
    (wish) => expect(readConstraints(wish).cheap).toBe(true),
  )
})

describe('a degree names its persona', () => {
  test.each([
    ['PhD in medieval history, 400 pdfs and a chaos of notes', 'Scholar of languages and ideas'],
    ['studying for a BA in sociology', 'Sociology or politics student'],
    ['degree in psychology', 'Psychology and social work student'],
  ])('%s', (wish, who) => expect(peopleIn(wish)?.[0]).toBe(who))
})

test('a list of kinds includes rosters', () => {
  expect(namesIn('I need a till, rosters and bookings')).toContain('When I Work')
})

test('"no US clouds" gives a service that the country runs', () => {
  expect(namesIn('Lehrer am Gymnasium in Bayern, keine US Clouds')).toContain('BayernCloud Schule')
})
