import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('a letter', () => {
  const letter = [
    'Hi Anna,',
    'we chart in Dentally and keep the books in Xero.',
    'Best, Jonas',
    '',
    '-- ',
    'Jonas Weber, Zapier expert',
    'Sent from my iPhone',
    '> On 3 May, Anna wrote:',
    '> We are looking at Dentrix.',
  ].join('\n')

  test('gives no tools of its signature and of the letter that it quotes', () =>
    expect(names(letter)).toEqual(['Dentally', 'Xero']))

  test('that only quotes gives the tools of the quote', () =>
    expect(names('What I use:\n> Zotero\n> Obsidian')).toEqual(['Zotero', 'Obsidian']))
})

describe('a chat', () => {
  test('gives tools and not its speakers', () =>
    expect(
      names('[10:02] maya: what do you record with\n[10:03] tom: riverside, edited in descript\n[10:04] maya: thanks'),
    ).toEqual(['Riverside', 'Descript']))

  test('without times gives tools and not its speakers', () =>
    expect(names('Maya: I edit in Descript.\nTom: Me too.\nMaya: And Riverside for the calls.')).toEqual([
      'Descript',
      'Riverside',
    ]))
})

describe('a curriculum vitae', () => {
  test('gives tools, and neither headings in capitals nor employers', () => {
    const text = [
      'SKILLS',
      'Languages: Python, SQL',
      'EXPERIENCE',
      'Data Engineer, Zalando, Berlin (2021–present)',
      '- Built a feature store on Redis',
      'Data Analyst, Booking.com, Amsterdam (2017–2021)',
      'EDUCATION',
      'MSc Statistics, KU Leuven',
    ].join('\n')
    expect(names(text)).toEqual(['Python', 'SQL', 'Redis'])
  })
})

describe('a line marked as old, returned or wanted', () => {
  test.each([
    ['- Logitech G502\n- (Old) Corsair M65 Elite', ['Logitech G502']],
    ['- RME Babyface Pro FS\n- Apollo Solo (returned, refund 399)', ['RME Babyface Pro FS']],
    [
      '# What I use\n- Zotero\n## Hardware I want\n### Keyboards\n- Kinesis Advantage\n## Notes\n- Obsidian',
      ['Zotero', 'Obsidian'],
    ],
  ])('is left out: %s', (text, found) => expect(names(text)).toEqual(found))

  test('is not recognised by a word in capitals ("LOVE")', () =>
    expect(names('I LOVE the Moog Matriarch. It is the synth I play most.')).toEqual(['Moog Matriarch']))
})

describe('captions', () => {
  const heard = (rest: string) =>
    `hey everyone welcome back so today we are in my studio and i want to show you all of the things that i use every day for my work and this is what i have here ${rest} and that is it`

  test.each([
    ['on the camera i have the sigma sixteen millimeter f one point four', 'Sigma 16mm f/1.4'],
    ['and then the tamron twenty eight to seventy five', 'Tamron 28-75mm'],
    ['my monitor is the dell u thirty two twenty three q e', 'Dell U3223QE'],
    ['i shoot on the sony a seven four', 'Sony A7 IV'],
    ['i have a canon r six mark two', 'Canon R6 Mark II'],
    ['i have two canon r6 mark twos', 'Canon R6 mark 2'],
  ])('that spell out a model give its name: %s', (text, model) => expect(names(heard(text))).toContain(model))

  test('that name a price give no lens', () =>
    expect(names(heard('i bought the sony for twenty five dollars'))).not.toContain('Sony 25mm'))
})

describe('tools that are planned, considered or returned', () => {
  test.each([
    ['Thinking of getting a Sony FX3, or maybe the Panasonic S5 II. Right now I shoot on a Canon C70.', ['Canon C70']],
    ['My GPU is an RTX 4070. I might upgrade to the RTX 4090 next year.', ['RTX 4070']],
    ['I cook on a Staub. I returned the Instant Pot.', ['Staub']],
    ['Ich drucke auf einem Brother HL-L2350DW. Vorher hatte ich einen HP LaserJet.', ['Brother HL-L2350DW']],
    ['Uso Flutter no dia a dia. Já usei React Native, mas larguei.', ['Flutter']],
    ['- Pi-hole -> replaced by AdGuard Home\n- Proxmox', ['AdGuard Home', 'Proxmox VE']],
    ['I mix in REAPER. The last thing I want to do is run Pro Tools.', ['REAPER']],
    ['I use Granola for meetings (sorry, Otter).', ['Granola']],
    ['- Zotero\n- Obsidian\n\n## License\nMIT', ['Zotero', 'Obsidian']],
  ])('are left out: %s', (text, found) => expect(names(text)).toEqual(found))
})

test('labels in Japanese are not tools', () =>
  expect(names('- デスクギア\n    - キーボード01 - HHKB\n    - マウス - Logitech G304')).toEqual([
    'HHKB',
    'Logitech G304',
  ]))
