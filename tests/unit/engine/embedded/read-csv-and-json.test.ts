import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('records written by a program', () => {
  test('the column of names in a CSV gives the tools', () => {
    expect(names('name,category,since\nObsidian,notes,2021\nZotero,references,2018\nOverleaf,writing,2019\n')).toEqual([
      'Obsidian',
      'Zotero',
      'Overleaf',
    ])
    expect(names('since,tool\n2021,"Obsidian"\n2018,"Zotero"')).toEqual(['Obsidian', 'Zotero'])
  })

  test('sentences with commas are not rows', () => {
    expect(names('My tools, in order\nFigma, for drawing\nNotion, for notes')).toEqual(['Figma', 'Notion'])
  })

  test('lists in JSON give their tools, without those of the key "past"', () => {
    expect(names('{"tools":["Blender","Krita","Godot"],"past":["Maya"]}')).toEqual(['Blender', 'Krita', 'Godot'])
    expect(names('["Blender", "Krita", "Godot"]')).toEqual(['Blender', 'Krita', 'Godot'])
  })

  test('JSON without tools gives none', () => {
    expect(names('{"id": 17, "ok": true, "items": [], "next": null}')).toEqual([])
  })
})

describe('addresses', () => {
  test('in prose give no tools of pages and of mail', () => {
    expect(names('See https://github.com/acme/notion-export. I only use Vim.')).toEqual(['Vim'])
    expect(names('Mail me at figma.fan@gmail.com, I answer from Thunderbird.')).toEqual(['Thunderbird'])
  })

  test('in a list give the tool of a site or a repository', () => {
    expect(names('- https://obsidian.md\n- https://github.com/neovim/neovim')).toEqual(['Obsidian', 'Neovim'])
  })
})

describe('words that look like names', () => {
  test.each([
    ['i use figma, notion, slack and linear every day, never jira', ['Figma', 'Notion', 'Slack', 'Linear']],
    ['The chisels came from Amazon, and IKEA made the bench.', []],
    ['thanks to perplexity and todoist i no longer forget things.', ['Perplexity', 'Todoist']],
    ['Everybody at school uses Moodle, I use Todoist.', ['Todoist']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('a program in lower case is not a role', () => {
    const prompt = 'most of my work happens in facebook messenger, the rest in todoist.'
    const sections = generateStack({ prompt, tools: '', intelligence: false })
    expect(sections.flatMap(({ tools }) => tools.map(({ text }) => text))).toEqual(['Todoist', 'Facebook Messenger'])
  })
})
