import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

/**
 * Statements about the writer: past tools, platforms of a program, tools of others, tools looked
 * at.
 */

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('platforms of a program', () => {
  test.each([
    ['I plan in Obsidian. It runs on macOS, Windows and Linux.', ['Obsidian']],
    ['I plan in Obsidian; Windows and Linux versions are in the works too.', ['Obsidian']],
    ['I read in Reeder, and an Android and Linux launch is planned.', ['Reeder']],
    ['My files open on any platform: Windows, Linux, whatever. I write them in Vim.', ['Vim']],
  ])('are left out: %s', (text, expected) => expect(names(text)).toEqual(expected))

  test.each([
    ['Everything in my house runs on Windows and Linux.', ['Windows', 'Linux']],
    ['I use the Windows version of Scrivener.', ['Windows', 'Scrivener']],
    ['My site runs on FreeBSD.', ['FreeBSD']],
  ])('are kept if the writer uses them: %s', (text, expected) => expect(names(text)).toEqual(expected))
})

describe('a sentence that begins in the past', () => {
  test.each([
    'When I was twelve I drew everything in Deluxe Paint on an Amiga.',
    'Once upon a time I wrote my letters in WordStar.',
    'In the beginning I kept the books in Excel.',
    'Many years ago I mixed on a Mackie 1604.',
    'As a young student I wrote everything in LaTeX.',
    'I was shooting with a Nikon D90 but now I only draw.',
    'The only camera I had at the time was a Pentax K1000.',
    'I got my first Game Boy way back when.',
    'I owned a Nikon F3.',
    'I traded in my Nikon D90.',
    'I am still mourning the loss of Google Reader.',
  ])('gives no tool that is gone: %s', (text) => expect(names(text)).toEqual([]))

  test.each([
    ['When I was twelve I got a Casio F-91W, which I still wear.', ['Casio F-91W']],
    ['Five years ago I switched to Fedora.', ['Fedora']],
    ['As a student of archaeology I draw in QGIS and keep my sources in Zotero.', ['QGIS', 'Zotero']],
    ['As a kid I drew in Deluxe Paint; today it is Procreate.', ['Procreate']],
    ['I have used Emacs since way back in college.', ['Emacs']],
  ])('gives a tool that is still used: %s', (text, expected) => expect(names(text)).toEqual(expected))
})

describe('tools of others, and tools that were only looked at', () => {
  test.each([
    'Some go for Obsidian, while others swear by Notion.',
    'Look at those kids with their GoPros.',
    'It is like arguing with someone I never met on Reddit.',
    'I evaluated three candidates: Notion, Craft and Bear.',
    'I have been dying to try the Boox Palma.',
    'I am fascinated by the Leica M11.',
    'I tried programs like Storyist and Ulysses.',
    'I write by hand, as opposed to Scrivener.',
  ])('are left out: %s', (text) => expect(names(text)).toEqual([]))

  test('hours spent in a tool are use', () => expect(names('I spend ten hours a day in Figma.')).toEqual(['Figma']))
})

describe('letters and words that look like names', () => {
  test.each([
    ['The tuner reports an SWR of 1.3 on my Kenwood TS-480.', ['Kenwood TS-480']],
    ['I use Copic pens with Soft and Medium tips.', ['Copic pens']],
    ['We keep the MacBook Air, DSLRs and cables at home; I take a Nikon Z6.', ['MacBook Air', 'Nikon Z6']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected))
})

describe('names inside sentences', () => {
  test.each([
    ['I bought a Meade 10" LightBridge and a Dell 27" monitor.', ['Meade 10" LightBridge', 'Dell monitor']],
    ['I have an LG 34-inch monitor.', ['LG monitor']],
    ['My kettle is a Blichmann Boilermaker 15 gallon.', ['Blichmann Boilermaker']],
    ['I fill it with Pilot Iroshizuku Yama-budo.', ['Pilot Iroshizuku Yama-budo']],
    ['I paint from small tubes of Winsor & Newton.', ['Winsor & Newton']],
    ['Last week I grabbed a Zorvo 7X for a wedding.', ['Zorvo 7X']],
    ['I use Zorvo for light, and last week I bought a Zorvo 7X.', ['Zorvo 7X']],
    ['I wrote it in Scrivener for my MBA dissertation.', ['Scrivener']],
    ['Last week I put up a QN-240 on the roof.', ['QN-240']],
    ['Sewing starts with a pair of Gingher snips.', ['Gingher snips']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected))

  test.each([
    'I took a COVID-19 test and drew on an A4 sheet.',
    'I read about it on the Wirecutter’s blog and in the Notion’s own guide.',
    'Take the Air out of the room.',
    'Needless to say, I burned the bread.',
    'The second radio is for HF.',
    "They found it on the NY Times' rating site.",
  ])('leaves out other words and measures: %s', (text) => expect(names(text)).toEqual([]))

  test('recognises names in lower case within brackets and behind dashes', () =>
    expect(
      names(
        'I live in xmonad (my own, with a few patches), Emacs (and goodies) and a terminal – no browser, no mail – and keep calm: the internal server (old) asks for a password at its prompt.',
      ),
    ).toEqual(['xmonad', 'Emacs']))
})

describe('programs of special fields', () => {
  test.each([
    ['The sermon starts in Logos, beside three commentaries.', ['Logos']],
    ['I log contacts in Ham Radio Deluxe and program the handheld with CHIRP.', ['Ham Radio Deluxe', 'CHIRP']],
    ['Planets get sharpened in RegiStax.', ['RegiStax']],
    ['The children answer in VoiceThread and we collect links in Wakelet.', ['VoiceThread', 'Wakelet']],
    ['We designed new logos for the shop.', []],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected))
})

describe('tools given up explicitly', () => {
  test.each([
    ['I gave my Kindle to my nephew and read on a Kobo.', ['Kobo']],
    ['We tried Asana and hated it.', []],
    ['I used to be on Evernote, then Bear, and since January everything is in Obsidian.', ['Obsidian']],
    ['I make slides in Canva because Keynote crashes on my laptop.', ['Canva']],
    ['I chat on Signal because WhatsApp is owned by a company I avoid.', ['Signal']],
    ['If money were no object I would get a Mac Studio and a Pro Display XDR.', []],
  ])('are left out: %s', (text, expected) => expect(names(text)).toEqual(expected))
})

describe('keeps a tool that the writer has', () => {
  test.each([
    ['I would love an iPad Air instead of a MacBook Pro. I carry a MacBook Pro from work.', ['MacBook Pro']],
    ['I draw in Procreate. Around my house there are many iPads.', ['Procreate', 'iPad']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expect.arrayContaining(expected)))
})

describe('a plural', () => {
  test('gives the name in the singular', () => {
    expect(names('I film weddings on two FX3s and listen on a pair of Neumann KH 150s.')).toEqual([
      'FX3',
      'Neumann KH 150',
    ])
  })

  test('is not the final "s" of a camera’s name', () => {
    expect(names('I shoot with a Nikon D300s.')).toEqual(['Nikon D300s'])
  })
})

test('a library is recognised beside its language, although its name is a word', () => {
  expect(names('Python with pandas and DuckDB by night.')).toEqual(['Python', 'pandas', 'DuckDB'])
})

describe('the beginning of a sentence', () => {
  test.each([
    "I enjoyed it: there's a wealth of tools for children, from Scratch to Roblox.",
    "If you're just starting out, a Canon Rebel and Lightroom are all you need.",
    'Before that, the studio had a Dell OptiPlex and a Behringer mixer to make do with.',
  ])('leaves out all its names: %s', (text) => expect(names(text)).toEqual([]))

  test('keeps a name behind "and I"', () =>
    expect(names('There are plenty of editors, and I write everything in Vim.')).toEqual(['Vim']))
})

describe('tools gone, mentioned in passing', () => {
  test.each([
    'I used Tumblr for sketches before I discovered better places.',
    'My very first was a Minolta X-700.',
    'I don’t get along with Notion.',
    'I gave my Prismacolor pencils to my niece.',
    'Orders used to come in over Facebook.',
    'I could have done it years earlier with FileMaker.',
    'While we did use Basecamp for the move, the calendar is paper.',
    'Quizlet put everything behind a paywall.',
    'We changed ovens because our Rofco B40 kept tripping the fuse.',
    'I could not resist the allure of owning a Leica M6.',
  ])('%s', (text) => expect(names(text)).toEqual([]))

  test('leaves out a tool that is described and was only evaluated', () => {
    const text = 'The Fuji X100V is a lovely camera. I evaluated two options: the Fuji X100V and the Ricoh GR III.'
    expect(names(text)).toEqual([])
    expect(names('The Fuji X100V is a lovely camera. I carry it daily.')).toEqual(['Fuji X100V'])
  })

  test('recognises an unknown tool behind an article ("lives in a …")', () =>
    expect(names('Cards are in Anki, citations in Zotero, and my to-do list lives in a Zandor Planner.')).toContain(
      'Zandor Planner',
    ))
})

describe('tools used before the current one', () => {
  test.each([
    ['I have tested several others (Mendeley, Citavi, Paperpile), but Zotero is what I open.', ['Zotero']],
    ['I have used Bear and Craft, but I have settled on Obsidian.', ['Obsidian']],
    ['I tried SketchUp Free and despaired. Parts are drawn in FreeCAD.', ['FreeCAD']],
  ])('are left out: %s', (text, expected) => expect(names(text)).toEqual(expected))
})
