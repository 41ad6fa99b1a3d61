import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)
const sections = (prompt: string) =>
  generateStack({ prompt, tools: '', intelligence: false }).map(({ title, tools }) => [
    title,
    tools.map(({ text }) => text),
  ])

describe('a list', () => {
  test('keeps names that the catalogue does not know, as written', () => {
    expect(names('Grumblebase, Redis, Quillfeather Pro')).toEqual(['Grumblebase', 'Redis', 'Quillfeather Pro'])
  })

  test('keeps a longer name whole although it begins with a tool that is an everyday word', () => {
    expect(names('VS Code, React, Acme Widgetron, Figma')).toEqual(['VS Code', 'React', 'Acme Widgetron', 'Figma'])
    expect(names('Figma, Zed Plasma, Arc Furnace')).toEqual(['Figma', 'Zed Plasma', 'Arc Furnace'])
    expect(names('Safari Browser, Arc Browser, Figma')).toEqual(['Safari', 'Arc', 'Figma'])
  })

  test('is not found in a sentence with commas', () => {
    expect(names('A shirt with stripes and a zipper, a square scarf, a loom of cotton.')).toEqual([])
    expect(names('Sales lives in Tandoori CRM, a customer database from Pune.')).not.toContain(
      'customer database from Pune',
    )
  })

  test('leaves out specifications and questions', () => {
    expect(names('What do you use?\n- ThinkPad X1 Carbon\n- 32GB RAM\n- 1TB SSD\n- Arch Linux')).toEqual([
      'ThinkPad X1 Carbon',
      'Arch Linux',
    ])
  })

  test('leaves out a role at its beginning', () => {
    expect(names('backend dev, golang, postgres, redis')).toEqual(['Golang', 'PostgreSQL', 'Redis'])
  })

  test('of everyday names in lower case is told: nothing is added', () => {
    const told = 'brew install everything. fish + starship for the shell, kitty as terminal, helix on the server'
    expect(sections(told).flatMap(([, tools]) => tools)).toEqual(
      expect.arrayContaining(['brew', 'fish', 'Starship', 'kitty', 'Helix']),
    )
    expect(sections(told).flatMap(([, tools]) => tools).length).toBeLessThan(8)
  })

  test('takes everyday names as tools', () => {
    expect(names('Things, Bear, Linear, Notion')).toEqual(['Things', 'Bear', 'Linear', 'Notion'])
  })

  test.each([
    ['## Desk\n- [Uplift V2](https://code.visualstudio.com/slack)\n- Figma', ['Uplift V2', 'Figma']],
    ['Mail\n- Fastmail\n- ~~Gmail~~\n- Mimestream', ['Fastmail', 'Mimestream']],
    ['| App | What for |\n| --- | --- |\n| Raycast | launcher |\n| Todoist | notes |', ['Raycast', 'Todoist']],
    ['- Notion as a content calendar for the team\n- Slack\n- 2x Samsung T7 2TB', ['Notion', 'Slack', 'Samsung T7']],
    ['Notes: Obsidian\nTasks: Todoist\nNot using: Notion, Evernote, Grumblebase', ['Obsidian', 'Todoist']],
    [
      '- Chair: Herman Miller Aeron, size B, bought used\n- Mac: Mac Studio M2 Max',
      ['Herman Miller Aeron', 'Mac Studio M2 Max'],
    ],
    [
      '1. Think – Obsidian. I tried Roam and Logseq; they weren’t for me.\n2. Cite – Zotero\n3. Draft – Scrivener',
      ['Obsidian', 'Zotero', 'Scrivener'],
    ],
  ])('is read by its layout: %s', (text, expected) => expect(names(text)).toEqual(expected))

  test('takes a topic before a dash as a heading, and a tool as a tool', () => {
    expect(names('Email — Klaviyo\nSupport — Gorgias\nSocial — Later')).toEqual(['Klaviyo', 'Gorgias', 'Later'])
    expect(names('Things — my tasks\nRevenueCat — 1% of it\nProxyman — paid once')).toEqual([
      'Things',
      'RevenueCat',
      'Proxyman',
    ])
  })

  test('names each tool once', () => {
    expect(names('vscode, VS Code, Visual Studio Code')).toEqual(['Visual Studio Code'])
  })

  test('is a told stack, not a wish', () => {
    expect(sections('React, Redis').flatMap(([, tools]) => tools)).toEqual(['React', 'Redis'])
  })
})

describe('sections', () => {
  test('are those of the text’s headings', () => {
    expect(sections('## Recording\nOBS Studio\n\n## Editing\nDaVinci Resolve\nAudacity')).toEqual([
      ['Recording', ['OBS Studio']],
      ['Editing', ['DaVinci Resolve', 'Audacity']],
    ])
  })

  test('replace a heading without meaning ("Tools") by fields', () => {
    const titles = sections('## Tools\nFigma\nRedis\n\n## Music\nSpotify\n\n## Writing\nUlysses').map(
      ([title]) => title,
    )
    expect(titles).toContain('Music')
    expect(titles).not.toContain('Tools')
  })

  test('are at least three for thirteen tools, and none has more than two fifths of them', () => {
    const list =
      'React, Vue.js, Svelte, Angular, jQuery, Bootstrap, Tailwind CSS, Redux, Next.js, Nuxt, Gatsby, Astro, PostgreSQL'
    const sizes = sections(list).map(([, tools]) => tools?.length ?? 0)
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    expect(sizes.length).toBeLessThanOrEqual(12)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(13 * 0.4)
  })
})

describe('a stack of few tools in many fields', () => {
  test('joins related fields and keeps others apart', () => {
    expect(sections('I use Vim, Docker, Postgres, Firefox, Bitwarden, Spotify and Todoist.')).toEqual([
      ['Software development & hosting', ['PostgreSQL', 'Docker', 'Vim']],
      ['Music & listening', ['Spotify']],
      ['Tasks & projects', ['Todoist']],
      ['System utilities & security', ['Firefox', 'Bitwarden']],
    ])
  })

  test('a note on a nested bullet begins no section', () => {
    const titles = sections(
      '## Desk\n- Keychron Q1\n  - Case: Pelican 1010\n- MX Master 3S\n\n## Editor\n- Zed\n  - Theme: One Dark\n- Ghostty',
    ).map(([title]) => title)
    expect(titles).toEqual(['Desk', 'Editor'])
  })
})

describe('the layout of a page', () => {
  test('a table with the columns What and Item gives the items', () => {
    const rows = ['| Recorder | Zoom F6 | 1 |', '| Shotgun | Sanken CS-3e | 1 |', '| Offload | Hedge | |']
    expect(names(`| What | Item | Qty |\n| --- | --- | --- |\n${rows.join('\n')}\n\nPost: DaVinci Resolve.`)).toEqual([
      'Zoom F6',
      'Sanken CS-3e',
      'Hedge',
      'DaVinci Resolve',
    ])
  })

  test('a table whose first column is the kind gives the names of the second', () => {
    expect(
      names(
        '| What | Which |\n|---|---|\n| 📱 Phone | iPhone 15 Pro |\n| 🎧 Ears | AirPods Pro |\n| 📷 Camera | Fujifilm X100V |',
      ),
    ).toEqual(['iPhone 15 Pro', 'AirPods Pro', 'Fujifilm X100V'])
  })

  test('an emoji before a line is a bullet, and a line above indented ones a heading', () => {
    expect(
      names('🖥️ Desk\n  🪑 Chair: Secretlab Titan Evo\n  ⌨️ Keyboard: Moonlander\n🛠️ Dev\n  🐚 Shell: Nushell'),
    ).toEqual(['Secretlab Titan Evo', 'Moonlander', 'Nushell'])
  })

  test('a tool above indented lines is a tool, not a heading', () => {
    expect(names('1. Everything else\n   - Firefox\n   - mpv\n2. Emacs\n   - Magit')).toEqual([
      'Firefox',
      'mpv',
      'Emacs',
      'Magit',
    ])
  })

  test('a label may begin with a number ("3D")', () => {
    expect(names('Editing: Premiere Pro\n3D: Blender')).toEqual(['Premiere Pro', 'Blender'])
  })
})
