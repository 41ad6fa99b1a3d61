import { describe, expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { namesIn, stackFor } from '../wish/wishing'

describe('a short text that names a tool and asks for nothing', () => {
  test.each([
    ['Capture One for my portraits', ['Capture One']],
    ['writing a cookbook in Scrivener', ['Scrivener']],
    ['baking from Paprika every Sunday', ['Paprika']],
    ['studying Korean vocabulary with Anki', ['Anki']],
    ['sketching our garden in Procreate', ['Procreate']],
    ['Ich schneide meine Hochzeitsvideos mit DaVinci Resolve', ['DaVinci Resolve']],
    ['je note mes recettes dans Notion', ['Notion']],
    ['edito mis fotos con Lightroom', ['Lightroom']],
    ['gravo meu podcast com Audacity', ['Audacity']],
    ['Trello en Miro', ['Trello', 'Miro']],
    ['i edit in lumacutty', ['lumacutty']],
    ['uso fatturella per le fatture', ['fatturella']],
    ['React, Redux, React Router, Vite, Vitest, Sass', ['React', 'Redux', 'React Router', 'Vite', 'Vitest', 'Sass']],
  ])('gives exactly that tool: %s', (text, names) => {
    expect(namesIn(text).sort()).toEqual([...names].sort())
  })

  test.each([
    'podcast editor on Descript, tight budget',
    'planning a wedding with Trello',
    'I need something for recipes beside Paprika',
    'family photographer with Lightroom',
  ])('is a wish if it names a role, a demand or a plan: %s', (text) => {
    expect(namesIn(text).length).toBeGreaterThan(7)
  })
})

describe('a text that only names unused tools', () => {
  test.each([
    'no more InDesign for me',
    'I got rid of Trello',
    'kein Slack mehr',
    'Ich benutze Evernote nicht mehr',
    'je n’utilise plus Skype',
    'больше не пользуюсь Evernote',
    'artık Trello kullanmıyorum',
  ])('is refused with advice: %s', (text) => {
    expect(() => stackFor(text)).toThrow(AppError)
    expect(() => stackFor(text)).toThrow(/does not use|not used/)
  })

  test.each(['photo editing without Adobe', 'graphic designer, no Adobe', 'something to replace Evernote'])(
    'is a wish if it asks for others: %s',
    (text) => {
      expect(namesIn(text).length).toBeGreaterThan(4)
    },
  )
})
