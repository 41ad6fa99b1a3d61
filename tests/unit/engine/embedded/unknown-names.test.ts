import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'
import { unknownNames } from '@/lib/engine/embedded/names/name-model'

const namesIn = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('names that the catalogue does not know', () => {
  test.each([
    ['English without capitals', 'i use blorbify for invoices, slack for chat and figma for design', 'blorbify'],
    ['German', 'Termine vergeben wir über Doctolib, abgerechnet wird mit Praxolino.', 'Praxolino'],
    ['French', 'Je suis graphiste : maquettes dans Figma, devis avec Facturello.', 'Facturello'],
    ['Italian', 'Le fatture le faccio con Fatturella, gli ordini arrivano da Glovo.', 'Fatturella'],
    ['Spanish', 'Llevo la agenda en Citalia Pro y los diseños en Canva.', 'Citalia Pro'],
    ['Polish', 'Faktury wystawiam w Fakturex, a zdjęcia obrabiam w Photoshop.', 'Fakturex'],
    ['Japanese', '予約はサロンピタで管理して、会計はfreeeを使っています。', 'サロンピタ'],
  ])('a name in %s is found by the rest of its sentence', (_, text, name) => {
    expect(namesIn(text)).toContain(name)
  })

  test.each([
    ['a place', 'I live in Lisbon and draw in Figma.', 'Lisbon'],
    ['an ordinary noun of German', 'Ich schreibe meine Rechnungen mit Word und trinke Kaffee.', 'Kaffee'],
    ['a first word of a sentence', 'Mornings are for Notion. Evenings are for Ableton Live.', 'Evenings'],
  ])('%s is not a tool', (_, text, word) => {
    expect(namesIn(text)).not.toContain(word)
  })

  test('words around a name are not part of it', () => {
    expect(namesIn('Figma, Illustrator, Procreate sur iPad Pro, factures avec Abby.')).toContain('Abby')
  })

  test('an ending behind an apostrophe is not part of a name', () => {
    expect(namesIn("Randevuları Zorbira'dan alırım, e-postaları Outlook'ta okurum.")).toContain('Zorbira')
  })
})

test('known names are not found again, and names do not overlap', () => {
  const text = 'Slack, Blorbify, Quandor Pro and Figma for work'
  const known = [
    { start: 0, end: 5 },
    { start: 33, end: 38 },
  ]
  let behind = 0
  const found = unknownNames(text, known)
  expect(found).toHaveLength(2)
  for (const { start, end } of found) {
    expect(start).toBeGreaterThanOrEqual(behind)
    for (const part of known) expect(end <= part.start || part.end <= start).toBe(true)
    behind = end
  }
})
