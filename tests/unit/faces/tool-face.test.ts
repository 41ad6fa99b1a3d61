import { describe, expect, test } from 'vitest'
import { contrast } from '@/lib/colour'
import { appIconColours, HUES } from '@/lib/faces/app-icon-colour'
import { modelMonogram, monogram } from '@/lib/faces/monogram'
import { type AppIcon, toolFace } from '@/lib/faces/tool-face'

const tool = (text: string, icon_id = '', color = '', description = '') => ({ text, icon_id, color, description })
const appOf = (...given: Parameters<typeof tool>): AppIcon => {
  const face = toolFace(tool(...given))
  if (face.kind !== 'app') throw new Error(`${given[0]} has a mark`)
  return face
}

describe('the face of a tool', () => {
  test.each([
    ['a packaged mark', 'logos:react', '/api/icons/logos%3Areact'],
    ['an uploaded icon', 'own-k3v9', '/api/icons/own-k3v9'],
    ['a picture elsewhere', 'https://img.example/x.png', 'https://img.example/x.png'],
  ])('%s is shown unchanged', (_, icon, source) =>
    expect(toolFace(tool('Thing', icon))).toMatchObject({ kind: 'mark', source, model: '' }),
  )
  test('a mark for a fixed background is requested with it', () => {
    expect(toolFace(tool('Thing', 'logos:react'), 'dark')).toMatchObject({
      source: '/api/icons/logos%3Areact?ground=dark',
    })
  })
  test('the mark of a maker comes with the model', () => {
    expect(toolFace(tool('Sony A7 IV', 'maker:sony'))).toMatchObject({ kind: 'mark', model: 'A7' })
  })
  test.each(['', 'lucide:camera', 'javascript:alert(1)//', '../../etc'])('%j becomes an app icon', (icon) =>
    expect(toolFace(tool('Pic-Time', icon))).toMatchObject({ kind: 'app', monogram: 'PT' }),
  )
  test('an app icon has the glyph of its kind, else of a word of the name', () => {
    expect(appOf('Sigma Art', 'lucide:aperture').glyph).toBe('lucide:aperture')
    expect(appOf('Chat AI').glyph).toBe('lucide:sparkles')
    expect(appOf('Team', '', '', 'A database').glyph).toBe('lucide:database')
    expect(appOf('Frobnicator').glyph).toBe('lucide:box')
  })
  test('the fallback of a mark is the app icon of the same tool', () => {
    expect(toolFace(tool('Xylo', 'own-1', '#d00000'))).toMatchObject({
      otherwise: { kind: 'app', monogram: 'Xy', fill: '#d00000' },
    })
  })
})

describe('letters of an app icon', () => {
  test.each([
    ['Capture One', 'CO'],
    ['Profoto', 'Pr'],
    ['PocketBase', 'PB'],
    ['OBS', 'OB'],
    ['the Photographer’s Ephemeris', 'PS'],
    ['Lord of the Rings', 'LR'],
    ['1Password', '1p'],
    ['Neewer 660 LED', 'N6'],
    ['ß-Carotene', 'ßC'],
    ['東京メトロ', '東'],
    ['محرر النصوص', 'م'],
    ['हिन्दी', 'हि'],
    ['עורך', 'עו'],
    ['Ящик', 'Ящ'],
    ['🦄', '🦄'],
    ['<script>', 'Sc'],
    ['', '?'],
  ])('%j has %j', (name, letters) => expect(monogram(name)).toBe(letters))
  test.each([
    ['Canon EOS R6', 'canon', 'R6'],
    ['Nikon Z6 II', 'nikon', 'Z6'],
    ['Samsung T7', 'samsung', 'T7'],
    ['Fujifilm X100V', 'fujifilm', 'X1'],
    ['Peak Design Everyday', 'peak-design', 'Ev'],
    ['Pioneer DJ CDJ-3000', 'pioneer-dj', '3000'],
    ['MacBook Air', 'apple', 'MA'],
    ['Sony', 'sony', ''],
  ])('the model of %j by %s is %j', (name, maker, letters) => expect(modelMonogram(name, maker)).toBe(letters))
})

describe('colours of an app icon', () => {
  test('a rich colour is kept, and letters on any colour have a contrast of 4.5', () => {
    expect(appIconColours('Any', '#6432cd')).toEqual({ fill: '#6432cd', ink: '#ffffff' })
    expect(appIconColours('Any', '#ffe100')).toEqual({ fill: '#ffe100', ink: '#000000' })
    for (let step = 0; step < 4096; step++) {
      const color = `#${step.toString(16).padStart(3, '0')}`
      const { fill, ink } = appIconColours('Any', color)
      expect(contrast(fill, ink), color).toBeGreaterThanOrEqual(4.5)
    }
  })
  test('without a colour, and near black, white or grey, the name chooses one of 24 colours', () => {
    const picked = ['', '#000000', '#1d1d1f', '#fefefe', '#808080'].map(
      (color) => appIconColours('Lowepro', color).fill,
    )
    expect(new Set(picked).size).toBe(1)
    expect(HUES).toContain(picked[0])
    expect(new Set(HUES).size).toBe(24)
    const names = Array.from({ length: 400 }, (_, at) => appIconColours(`Tool ${at}`, '').fill)
    expect(new Set(names).size).toBe(24)
  })
})
