import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

/** Pages that list used tools, as copied from a browser and as written. */

const names = (...lines: string[]) => readTools(lines.join('\n')).tools.map((tool) => tool.text)
const titles = (...lines: string[]) =>
  generateStack({ prompt: lines.join('\n'), tools: '', intelligence: false }).map((section) => section.title)

describe('a heading that was copied without its mark', () => {
  test('is not a tool, and heads the lines below it', () => {
    const page = ['Home Office', '', '- Aeron', '- Logitech C920', '', 'Terminal', '', '- Ghostty', '- Atuin']
    expect(names(...page)).toEqual(['Aeron', 'Logitech C920', 'Ghostty', 'Atuin'])
    expect(titles(...page)).toEqual(['Home Office', 'Terminal'])
  })

  test('may be above lines without bullets, and above a subheading', () =>
    expect(
      names(
        'Furniture',
        '',
        'Desks',
        '',
        'Flexispot E7',
        'Secretlab Magnus',
        '',
        'Repair',
        '',
        'iFixit Mako',
        'Wera Kraftform',
      ),
    ).toEqual(['Flexispot E7', 'Secretlab Magnus', 'iFixit Mako', 'Wera Kraftform']))

  test('may be in lower case above bullets, with a remark in brackets', () =>
    expect(names('computers', '', '- ThinkPad X220', '', 'phone (at work)', '', '- Arcticons', '- Termux')).toEqual([
      'ThinkPad X220',
      'Arcticons',
      'Termux',
    ]))

  test('is not found where each name has a line', () =>
    expect(names('Figma', '', 'Linear', '', 'Dark Noise', '', 'Slack')).toEqual([
      'Figma',
      'Linear',
      'Dark Noise',
      'Slack',
    ]))
})

describe('the remark behind a dash or a colon', () => {
  test('gives no tool because it begins with a capital', () => {
    const page = ['I use these every day.', '- Overcast — Companion on every run', '- Qobuz: Quest for better sound']
    expect(names(...page)).toEqual(['Overcast', 'Qobuz'])
  })

  test('may name another tool', () =>
    expect(names('My editors are few.', '- Helix — Plain and quick', '- Neovim — Configured with AstroNvim')).toEqual([
      'Helix',
      'Neovim',
      'AstroNvim',
    ]))

  test('is the tool behind the name of a field', () =>
    expect(names('My two machines:', '- OS (dual boot): Windows 10 for games', '- GPU - Radeon RX 6700 XT')).toEqual([
      'Windows 10',
      'Radeon RX 6700 XT',
    ]))

  test('may begin with a platform in brackets', () =>
    expect(
      names('Small helpers that I like:', '- Maccy: (Mac) Clipboard', '- Rectangle: (Mac) Windows by keys'),
    ).toEqual(expect.arrayContaining(['Maccy', 'Rectangle'])))
})

describe('an item that is one name', () => {
  test('contains no other tool', () =>
    expect(names('Extensions that I have:', '- Version Lens', '- Settings Sync', '- ESLint')).toEqual([
      'Version Lens',
      'Settings Sync',
      'ESLint',
    ]))

  test('may begin with "Personal" or "Work"', () =>
    expect(names('On me all day:', '- Personal Kindle', '- Work Slack')).toEqual(['Kindle', 'Slack']))
})

test('"Due to" in a paragraph does not name the tool Due', () =>
  expect(names('I write in Neovim. Due to my many keys I love Karabiner-Elements.')).toEqual([
    'Neovim',
    'Karabiner-Elements',
  ]))

test('a backslash at the end of a line is not part of a name', () =>
  expect(names('My screens and sound:', '- Elgato Key Light\\', '- Brumwell Hollow Lamp\\')).toEqual([
    'Elgato Key Light',
    'Brumwell Hollow Lamp',
  ]))

test('leaves out text that HTML strikes through', () =>
  expect(
    names('- <s>[BBEdit](https://www.barebones.com)</s> [Nova](https://nova.app)', '- <del>Feedbin</del> Miniflux'),
  ).toEqual(['Nova', 'Miniflux']))

test('a link may have its address at the end of the page', () =>
  expect(
    names('- [Hugo] - Builds my page', '- [Nim Gallery] - Holds my pictures', '', '[Hugo]: https://gohugo.io'),
  ).toEqual(['Hugo', 'Nim Gallery']))

describe('a full product name', () => {
  test('includes the maker if the text names it', () =>
    expect(names('On my desk', '', '- Logitech MX Master 3', '- Herman Miller Embody', '- Google Pixel 8')).toEqual([
      'Logitech MX Master 3',
      'Herman Miller Embody',
      'Google Pixel 8',
    ]))

  test('is kept whole if the catalogue knows only a part', () =>
    expect(names('What I read on and type with.', '- Kindle Fire HDX', '- Zorbix UniFi Security Gateway')).toEqual([
      'Kindle Fire HDX',
      'Zorbix UniFi Security Gateway',
    ]))

  test('of an accessory is not the thing that it fits', () =>
    expect(names('What I carry.', '- Zorbix iPad Pro Cover', '- Thule Subterra')).toEqual([
      'Zorbix iPad Pro Cover',
      'Thule Subterra',
    ]))
})

test('an add-on of a program is a separate program', () =>
  expect(names('My plugins are these.', '- Obsidian Templater', '- Todoist Business')).toEqual([
    'Obsidian Templater',
    'Todoist',
  ]))

test('specifications and dates are not tools', () => {
  expect(names('- Power: 750W Gold', '- RAM: 32GB DDR5-5600MT/s', '- Screen: Dell U2417H, 24", IPS')).toEqual([
    'Dell U2417H',
  ])
  expect(
    names('Last updated: July 27, 2026', '', '- Zed', '- a cheap pair of headphones that I got in Jan 2025'),
  ).toEqual(['Zed'])
})

test('names and nicknames of a person are not tools', () =>
  expect(names('- Aliases: Quill Harper, QuillH', '- Editor: Zed')).toEqual(['Zed']))

test('a name may be a domain', () =>
  expect(
    names('I write a little every week, and most of it stays where nobody will ever look for it.', '- omg.lol'),
  ).toEqual(['omg.lol']))

test('an "analog watch" is not a program', () =>
  expect(names('- Watch: Analog watch of mine', '- Phone: iPhone 15')).toEqual(['iPhone 15']))

test('a full name elsewhere decides between two programs that share a short name', () =>
  expect(names('- Craft.do for big notes', '- Zed', '', 'Everything long ends up in Craft.')).toEqual([
    'Craft Docs',
    'Zed',
  ]))

describe('a list that lost its bullets', () => {
  const told =
    'I wrote the page for everybody who asks me about it, and I change it whenever something breaks or grows old.'

  test('is read line by line', () =>
    expect(names(told, '', 'Apps', '', 'Bitwarden', 'Quellmark Reader', 'Obsidian', 'skhd')).toEqual([
      'Bitwarden',
      'Quellmark Reader',
      'Obsidian',
      'skhd',
    ]))

  test('may have remarks, and its title right above it', () =>
    expect(
      names(
        told,
        '',
        'On my phone',
        'Signal: Pleasant chat app for everybody that I know.',
        'Moonquill: Quiet reader of feeds.',
        'Google Messages: Google’s app for the others.',
      ),
    ).toEqual(expect.arrayContaining(['Signal', 'Moonquill', 'Google Messages'])))

  test('is not found if none of its lines is known', () =>
    expect(names(told, '', 'I work in Figma.', '', 'Marla Quint', 'Senior Shepherd', 'Long Valley Farm')).toEqual([
      'Figma',
    ]))
})

test('a role, "Homemade" and "Random" are not tools', () =>
  expect(names('- Role: VP of Engineering', '- Desk: Homemade', '- Drive: Random 100 GB SSD', '- Editor: Zed')).toEqual(
    ['Zed'],
  ))

test('the second of two ordinary words that a name joins is not a tool', () =>
  expect(names('- ESLint', '- GitHub Pull Requests and Issues', '- Zed')).not.toContain('Issues'))

test('"Code" in the middle of a line is not the tool CODE', () =>
  expect(names('Visual Studio Code - Code editor for just about anything (Go, React)')).not.toContain('CODE'))

describe('marks around a name', () => {
  test('an emoji before a topic is not part of a name', () =>
    expect(
      names('💻 Laptop - ThinkPad X13', '📵 Portable Music Player - Brumwell G7', '📷 Camera - Sony ZV-1'),
    ).toEqual(['ThinkPad X13', 'Brumwell G7', 'Sony ZV-1']))

  test('asterisks and a dash at the end of a line are not part of a name', () =>
    expect(names('I like these.', '- **Zarnol Twofold Adapter** -', '  Small and good.', '- Zed')).toEqual([
      'Zarnol Twofold Adapter',
      'Zed',
    ]))

  test('a bold word above deeper bullets is their heading', () =>
    expect(
      names('My programs are few.', '- **Terminal**', '  - Linux: GNOME terminal', '  - Mac: iTerm'),
    ).not.toContain('Terminal'))

  test('a table of contents gives no tools', () =>
    expect(
      names('- [CLI Tools](#cli)', '- [Old Friends](#old)', '', '## CLI', '', '- [jq](https://jqlang.org)'),
    ).toEqual(['jq']))

  test('the first cell of a row is the kind of the second', () =>
    expect(
      names('| | |', '|---|---|', '| **Terminal** | WezTerm |', '| **Notes** | Obsidian |', '| **Shell** | zsh |'),
    ).toEqual(['WezTerm', 'Obsidian', 'zsh']))
})

test('a remark may continue on the next line', () =>
  expect(
    names('My sound:', '- Arctis 7 -', '  Gaming headset featuring a certified VellumCast microphone.', '- Zed'),
  ).toEqual(['Arctis 7', 'Zed']))

describe('the end of a model', () => {
  test.each([
    ['- Kingston NV1 M.2 NVMe SSD', 'Kingston NV1'],
    ['- 32GB Zarnol Trident RAM', 'Zarnol Trident RAM'],
    ['- AirPods 4th gen', 'AirPods 4th gen'],
  ])('%s', (line, name) => expect(names(line, '- Zed')).toEqual([name, 'Zed']))

  test('a clock speed names no processor', () =>
    expect(names('- 3.1GHz i7 processor', '- Zed', '- Vim')).toEqual(['Zed', 'Vim']))

  test('a number of ports is not a model', () =>
    expect(names('I have an Anker 6 port USB charger.')).not.toContain('Anker 6'))

  test('"the experience of Apple software" names no tool', () =>
    expect(names('I use Neovim, for I think that the experience of Apple software is poor.')).toEqual(['Neovim']))
})

describe('words that look like names', () => {
  test('a remark continues behind its "and"', () =>
    expect(
      names('- Obsidian - Note-taking and PKM application', '- LanguageTool - grammar and spellchecker', '- Zed'),
    ).toEqual(['Obsidian', 'LanguageTool', 'Zed']))

  test('"Due to" at the beginning of an item does not name the tool Due', () =>
    expect(
      names('- I use Slack at work.', '- Due to my excessive emoji habit, I also use Rocket in apps.'),
    ).not.toContain('Due'))

  test('"Upcoming calendar events" does not name the tool Upcoming', () =>
    expect(
      names('Small ones:', '- Maccy: (Mac) Clipboard', '- MeetingBar: (Mac) Upcoming calendar events'),
    ).not.toContain('Upcoming'))

  test('the label of a deeper bullet is not a tool', () =>
    expect(names('- Treatment: GIK Acoustics', '  - Side Panels: B4 Bass Trap', '- Mic: Shure SM7B')).not.toContain(
      'Panels',
    ))

  test('a switch and a light in the middle of an item are not tools of a maker', () =>
    expect(names('I have these.', '- USB 3.0 Switch', '- 8" LED Selfie Ring Light', '- Zed')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Switch|Ring Light)$/)]),
    ))
})

test('a deeper line of a list without bullets does not continue the sentence above it', () =>
  expect(
    names(
      'Editor',
      '',
      ' Zed - I have used it for some years and like it a lot. Before that I was in Coda by Panic',
      '   Currently with the JetBrains Mono font',
      ' Figma',
    ),
  ).toContain('JetBrains Mono'))
