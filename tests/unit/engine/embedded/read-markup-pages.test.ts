import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)
const titles = (prompt: string) =>
  generateStack({ prompt, tools: '', intelligence: false }).map((section) => section.title)

describe('a page in Markdown or HTML', () => {
  test('gives no tools of its front matter, styles and comments', () => {
    const page = [
      '---',
      'title: Gear',
      'tags: [markdown, hugo]',
      '---',
      '',
      '<style>.grid { display: block }</style>',
      '<!-- - Notion -->',
      '- Zotero',
      '- Obsidian',
    ].join('\n')
    expect(names(page)).toEqual(['Zotero', 'Obsidian'])
  })

  test('of front matter alone gives the tools in it', () =>
    expect(names('---\nEditor: Zed\nNotes: Obsidian\n---')).toEqual(['Zed', 'Obsidian']))

  test('in HTML gives items and headings', () => {
    const page = '<h2>Software</h2><ul><li><b>Shell:</b> zsh</li><li><b>Calendar:</b> Fantastical</li></ul>'
    expect(names(page)).toEqual(['zsh', 'Fantastical'])
    expect(titles(page)).toEqual(['Shell', 'Calendar'])
  })

  test('gives the texts of inline and reference links', () => {
    const page =
      '- [Hugo](https://gohugo.io)\n- [Zotero][z]\n- ![a desk](desk.png)\n- [Obsidian](https://obsidian.md)\n\n[z]: https://www.zotero.org'
    expect(names(page)).toEqual(['Hugo', 'Zotero', 'Obsidian'])
  })

  test('gives no tools of a code block beside prose', () => {
    expect(names('We write in Python.\n\n```lua\nvim.opt.number = true\nrequire("trouble")\n```\n')).toEqual(['Python'])
    expect(names('```\nZotero\nObsidian\n```')).toEqual(['Zotero', 'Obsidian'])
  })

  test('gives the names before colons', () => {
    const page = [
      'The apps on my phone:',
      '- Harmonic: Slick client for Hacker News.',
      '- Kvaesitso: Launcher that searches everything.',
      '- Signal: Excellent chat app.',
    ].join('\n')
    expect(names(page)).toEqual(expect.arrayContaining(['Harmonic', 'Kvaesitso', 'Signal']))
    expect(names(page)).not.toContain('Excellent chat app')
  })

  test('gives no phrases that begin as a sentence does', () => {
    const page =
      'I still have to write about some of this, and it may take a while until I come to it.\n- Cable management strategies\n- Recording environment considerations\n- Fobco standing pillar drill'
    expect(names(page)).toEqual(['Fobco standing pillar drill'])
  })
})

describe('a line', () => {
  test('gives the name before its dash', () =>
    expect(
      names(
        'Topward 6303A - A tracking supply that I found used.\nQuirkmeter 182A - A function generator, hardly used.',
      ),
    ).toEqual(['Topward 6303A', 'Quirkmeter 182A']))

  test('with a bullet may give an unknown word', () =>
    expect(
      names('This is what I have on the laptop, and it will not change soon.\n- browser: librewolf, nyxtor'),
    ).toEqual(['LibreWolf', 'nyxtor']))

  test('of measures gives no tool', () =>
    expect(names('- Zotero\n- Two Thunderbolt 2 ports\n- 8.8 lbs capacity\n- 4 TB Internal HDD')).toEqual(['Zotero']))

  test('ends a name where its link ends', () =>
    expect(names('Uso todos os dias:\n- [Quirkcopy](https://quirk.example) para copiar arquivos')).toEqual([
      'Quirkcopy',
    ]))

  test('that begins with a verb gives no tool of that name', () =>
    expect(names('I use Zotero.\n- Keep separate from the rest\n- Drive safely there')).toEqual(['Zotero']))
})

describe('a list', () => {
  test('may be a table without outer pipes', () =>
    expect(
      names(
        'Gear | Model | Since\n--- | --- | ---\nGuitar | Fender Telecaster | 2018\nMic | Shure SM57 | 2015\nDAW | Logic Pro | 2016',
      ),
    ).toEqual(['Fender Telecaster', 'Shure SM57', 'Logic Pro']))

  test('gives the names before dashes and not the parts behind them', () =>
    expect(
      names('- **Proton** - mail, calendar, drive, all of it open\n- **Qobuz** - music, albums and nothing else'),
    ).toEqual(['Proton', 'Qobuz']))

  test('keeps the whole product title of a shop', () =>
    expect(names('- Zotero\n- Quillfeather J1 Bluetooth Noise Cancelling Earpiece Set')).toEqual([
      'Zotero',
      'Quillfeather J1 Bluetooth Noise Cancelling Earpiece Set',
    ]))

  test('may end with a sentence, in German too', () =>
    expect(names('- Bandsäge: Metabo BAS 318\n- SketchUp\nFrüher hatte ich eine Scheppach.')).toEqual([
      'Metabo BAS 318',
      'SketchUp',
    ]))
})

describe('a long list of ordinary things', () => {
  const drawer = [
    'bread knife',
    'cutting board',
    'food mill',
    'grain mill',
    'rolling pin',
    'stock pot',
    'pie pan',
    'scale',
  ]

  test('is told, not a wish', () => {
    const listed = generateStack({
      prompt: drawer.map((thing) => `- ${thing}`).join('\n'),
      tools: '',
      intelligence: false,
    })
    expect(listed.flatMap(({ tools }) => tools.map(({ text }) => text)).sort()).toEqual([...drawer].sort())
  })
})

describe('a German text', () => {
  test('gives no tool for a noun with its article', () => {
    const text =
      'Ich nutze das Zoom F6 und mag es. Irgendwie muss das Signal vom Mikrofon zum Rekorder kommen. Die Notizen sind in Obsidian.'
    expect(names(text)).toEqual(expect.arrayContaining(['Obsidian']))
    expect(names(text)).not.toContain('Signal')
  })
})

describe('a language without spaces', () => {
  test('gives names in Latin letters', () => {
    const text =
      'こんにちは、エンジニアです。PCはMacBook Pro、モニターはEIZO EV2740Xを使っています。エディタはCursor、ブラウザはArcです。'
    expect(names(text)).toEqual(['MacBook Pro', 'EIZO EV2740X', 'Cursor', 'Arc'])
  })

  test('has labels with a full-width colon', () =>
    expect(names('エディタ：Zed\nメモ：Obsidian')).toEqual(['Zed', 'Obsidian']))
})

describe('a model', () => {
  test.each([
    ['I shoot with a Canon EF 35mm f/1.4 L.', ['Canon EF 35mm f/1.4 L']],
    ['My lens is a Sony FE 28 mm F2.', ['Sony FE 28 mm F2']],
    ['On the bars sits a Sigma ROX 11.1 EVO.', ['Sigma ROX 11.1 EVO']],
    ['The CPU is an Intel Core i9-12900K 5.20GHz.', ['Intel Core i9-12900K']],
  ])('includes a dot between digits and excludes a measure: %s', (text, found) => expect(names(text)).toEqual(found))

  test('is listed once, with its maker', () =>
    expect(names('I shoot a Nikon D750. The D750 has never let me down.')).toEqual(['Nikon D750']))
})
