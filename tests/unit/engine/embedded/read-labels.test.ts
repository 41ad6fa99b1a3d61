import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)
const stackFor = (prompt: string) =>
  generateStack({ prompt, tools: '', intelligence: false }).map(({ title, tools }) => [
    title,
    tools.map(({ text }) => text),
  ])

describe('a label that names a kind of thing', () => {
  test('gives an unknown name its category', () => {
    expect(stackFor('Watch: Tikko 5')).toEqual([['Watches & wearables', ['Tikko 5']]])
    expect(stackFor('I code in Neovim. Light meter: Tikko 5.')).toContainEqual(['Camera gear', ['Tikko 5']])
  })

  test('makes the text a told stack, to which nothing is added', () => {
    const labelled = '- Laptop: MacBook Pro\n- Watch: Tikko 5\n- Scanner: Plustak 82'
    expect(stackFor(labelled).flatMap(([, tools]) => tools)).toEqual(['MacBook Pro', 'Tikko 5', 'Plustak 82'])
    const dashed = 'Laptop - MacBook Pro\nKeyboard - Zorko 60\nMouse - Mirbo Pro'
    expect(stackFor(dashed).flatMap(([, tools]) => tools)).toEqual(['MacBook Pro', 'Zorko 60', 'Mirbo Pro'])
  })

  test('finds the name in a line of several labels', () => {
    expect(names('Keyboard: Zorko 60. Mouse: Mirbo Pro. Editor: Neovim.')).toEqual(['Zorko 60', 'Mirbo Pro', 'Neovim'])
  })

  test('does not make the text a told stack before a specification ("Mic: XLR")', () => {
    expect(stackFor('A podcast setup.\nMic: XLR\nBudget: 400').length).toBeGreaterThan(3)
  })

  test('"keyboard" is an input device, and beside synths an instrument', () => {
    expect(stackFor('I edit in Figma every day. My keyboard is a Zorko 60.')).toContainEqual([
      'Keyboards, mice & input',
      ['Zorko 60'],
    ])
    const music =
      'I play a Moog Grandmother and a Korg Minilogue, and record in Ableton Live. My keyboard is a Zorko 60.'
    expect(stackFor(music)).toContainEqual(['Instruments', ['Moog Grandmother', 'Korg Minilogue', 'Zorko 60']])
  })
})

describe('a sentence of one word', () => {
  test('is a tool beside other such sentences', () => {
    expect(names('Notion. Figma. Obsidian. Slack.')).toEqual(['Notion', 'Figma', 'Obsidian', 'Slack'])
    expect(names('I draw in Figma. Focus. That is all it takes.')).toEqual(['Figma'])
  })
})

describe('an item', () => {
  test('with a label of a purpose or an action names no tool', () => {
    const handheld = '- Anbernic RG35XX\n  - Running Zorkli\n  - Modified following a guide\n  - For playing PS1 games'
    expect(names(`${handheld}\n- Figma\n- Raycast`)).toEqual(['Anbernic RG35XX', 'Zorkli', 'Figma', 'Raycast'])
    expect(names('- Figma\n  - For pictures I use Pixelmator Pro\n- Raycast')).toContain('Pixelmator Pro')
  })

  test('with a size or a speed names no tool', () => {
    const parts = '- Zorkon Z9 CPU @2.60GHz\n- 16 GiB DDR4\n- 1 TiB SSD\n- 6 GB GDDR6\n- 2560x1440 @ 144 Hz\n- Figma'
    expect(names(parts)).toEqual(['Zorkon Z9', 'Figma'])
    expect(names('I keep it on a Samsung 860 EVO and a WD Blue 4 TB 3.5" disk.')).not.toContain('TB-3')
  })
})

describe('an everyday word of another language', () => {
  test.each([
    [
      'La verdad es que creo que la uso mucho, mi cámara es una Canon 40D y edito con Lightroom.',
      ['Canon 40D', 'Lightroom'],
    ],
    ['Abro tudo com calma no PC e respondo os 2% no iPhone. Uso o Todoist para as tarefas.', ['iPhone', 'Todoist']],
    ['Tenho um monitor e os aplicativos que uso ficam no Slack, e tudo está no monitor.', ['Slack']],
    ["J'utilise ma tablette comme tableau de contrôle et je retouche dans Lightroom.", ['Lightroom']],
    ['Ich nutze das FE 70-300 als Tele an der Kamera und bearbeite die Bilder mit Lightroom.', ['Lightroom']],
  ])('is not a tool: %s', (text, expected) => {
    for (const name of expected) expect(names(text)).toContain(name)
    for (const name of ['Creo', 'PTC Creo', 'OS/2', '/e/OS', 'Tableau', 'Tele']) expect(names(text)).not.toContain(name)
  })

  test('is a tool in a list', () => {
    expect(names('Mes outils :\n- Tableau\n- Figma\n- Notion')).toContain('Tableau')
  })
})

describe('a tool of an earlier decade', () => {
  test.each([
    ["In the late 80's I got a Tascam Porta One. Today I use Logic Pro.", 'Tascam Porta One'],
    ['In the early nineties we recorded on an Atari ST. Today I use Logic Pro.', 'Atari ST'],
    ['I use Logic Pro. I was a big Sega fan with a Mega Drive in my teens.', 'Mega Drive'],
    ['I use Logic Pro. We had a Commodore 64 back in the 80s.', 'Commodore 64'],
    ['After going through the original iPad and an iPad 2 I now have an iPad Pro.', 'iPad 2'],
  ])('is left out: %s', (text, name) => {
    expect(names(text)).not.toContain(name)
    expect(names(text).length).toBeGreaterThan(0)
  })

  test('is kept if it is still used', () => {
    expect(names('In the 90s I bought a Leica M6 which I still use.')).toContain('Leica M6')
  })

  test('a wanted tool is left out', () => {
    expect(
      names('I use a MacBook Pro. Dreaming of a home office with a Fully Jarvis desk and a Herman Miller Aeron.'),
    ).toEqual(['MacBook Pro'])
  })
})

describe('a shop where something was bought', () => {
  test.each([
    ['I bought my Shure MV7 on eBay and the desk came from Etsy.', 'Shure MV7'],
    ['Got the Canon 40D from eBay for 80 euros.', 'Canon 40D'],
    ['i bought it used on ebay and the mic is a shure mv7', 'Shure MV7'],
    ['Found a used Aeron on Craigslist and a Canon 40D on Facebook Marketplace.', 'Canon 40D'],
    ['Die Kamera, eine Canon 40D, habe ich bei Kleinanzeigen gekauft.', 'Canon 40D'],
  ])('is left out: %s', (text, name) => {
    expect(names(text)).toContain(name)
    for (const shop of ['eBay', 'Etsy', 'Craigslist', 'Facebook', 'Kleinanzeigen'])
      expect(names(text)).not.toContain(shop)
  })

  test('is kept if the writer sells or buys there regularly', () => {
    expect(names('I sell on eBay and Etsy, and pack with a Dymo LabelWriter.')).toEqual(
      expect.arrayContaining(['eBay', 'Etsy']),
    )
    expect(names('I buy parts on AliExpress and draw in KiCad.')).toContain('AliExpress')
  })
})

describe('a sentence in the past tense without a subject', () => {
  test('leaves its tool out', () => {
    expect(names('Used MacVim for a few years, then Neovim. Figma for design.')).toEqual(['Neovim', 'Figma'])
  })
})

describe('"en" in an item', () => {
  test('is "in" in Spanish, and "and" in Dutch', () => {
    expect(names('Mis herramientas para el trabajo\n- Notion en la nube\n- Zorkomapas en Vivo\n- Figma')).toEqual([
      'Notion',
      'Zorkomapas en Vivo',
      'Figma',
    ])
    expect(names('Ik gebruik:\n- Figma en Notion\n- Zorkli en Raycast')).toEqual([
      'Figma',
      'Notion',
      'Zorkli',
      'Raycast',
    ])
  })
})

describe('a wrapped line', () => {
  test('continues in the next line of its bullet', () => {
    expect(names('- I type on a keyboard from the old times with Cherry\n  MX Clear switches\n- Figma')).toEqual([
      'Cherry MX Clear',
      'Figma',
    ])
  })

  test('continues in a text that is wrapped throughout', () => {
    const letter = [
      'This is what I have on the desk these days, in the order in which',
      'it was bought. There is a keyboard from the old times, with Cherry',
      'MX Clear switches, and a lamp that my aunt gave me when I moved to',
      'the coast. I write in a program that everybody knows, which is iA',
      'Writer, and keep what I find in Obsidian, as everybody seems to do',
      'these days.',
    ].join('\n')
    expect(names(letter)).toEqual(['Cherry MX Clear', 'iA Writer', 'Obsidian'])
  })

  test('ends before another tool', () => {
    const list = 'A very long title of a monitor that goes on for a good while, Dell U2720Q\nNotion\nFigma'
    expect(names(list)).toEqual(expect.arrayContaining(['Notion', 'Figma']))
  })
})

describe('a maker with a kind of thing', () => {
  test('is the model that was named before', () => {
    const twice = 'I mix on Beyerdynamic DT 1770 Pro headphones. I hardly unplug my Beyerdynamic headphones.'
    expect(names(twice)).toEqual(['Beyerdynamic DT 1770 Pro'])
    expect(names('I have Beyerdynamic headphones and a Dell laptop.')).toEqual([
      'Beyerdynamic headphones',
      'Dell laptop',
    ])
  })
})

describe('well-known tools', () => {
  test.each([
    ['We are on a UniFi Dream Machine Pro at home.', 'UniFi Dream Machine Pro'],
    ['I play with a Backbone One on the train.', 'Backbone One'],
    ['I cut the voice in WavePad.', 'WavePad'],
    ['I load film into a Chinon CE-4 and a Vivitar 285.', 'Chinon CE-4'],
  ])('is found: %s', (text, name) => expect(names(text)).toContain(name))
})
