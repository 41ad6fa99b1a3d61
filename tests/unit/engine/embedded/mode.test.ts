import { describe, expect, test } from 'vitest'
import { modeOf } from '@/lib/engine/embedded/mode/mode'
import { readTools } from '@/lib/engine/embedded/read/read'

const modeIn = (text: string) => modeOf(text, readTools(text))

/** None of these texts is among the labels. */
describe('the mode of a text', () => {
  test.each([
    'J’écris mes cours dans Notion',
    'Ich zeichne in Procreate',
    'mijn administratie zit in Moneybird',
    '資料はKeynoteで作ります',
    'gioco su Steam Deck',
    'no more Photoshop for me',
    'Reaper and a Focusrite',
  ])('tells: %s', (text) => expect(modeIn(text)).toBe('tell'))

  test.each([
    'dentist, two chairs, hates paper',
    'vegan meal prep on a budget',
    'photographer in Lisbon',
    'what should a law student buy',
    'fotógrafo de bodas en Sevilla',
  ])('wishes: %s', (text) => expect(modeIn(text)).toBe('wish'))
})
