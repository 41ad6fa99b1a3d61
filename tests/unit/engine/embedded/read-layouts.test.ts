import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

/** The layout of a text decides which of its names are used. */

describe('a table', () => {
  test('gives the tools below "Choice", and not those below "Why not"', () => {
    const table = '| Part | Choice | Why not |\n|---|---|---|\n| Pages | Astro | Gatsby |\n| Jobs | Celery | Airflow |'
    expect(names(table)).toEqual(['Astro', 'Celery'])
  })

  test('gives the tools below "Now", and not those below "Before"', () => {
    const table = 'For | Before | Now\n--- | --- | ---\nNotes | Evernote | Obsidian\nTasks | Trello | Linear'
    expect(names(table)).toEqual(['Obsidian', 'Linear'])
  })
})

describe('an outline', () => {
  test('gives tools and not the headings above them, with any indentation', () => {
    const outline =
      'Gear\n  Phone\n    Pixel 9\n  Camera\n    Fujifilm X-T5\nWork\n  Mail\n    Fastmail\n  Tasks\n    Todoist'
    expect(names(outline)).toEqual(['Pixel 9', 'Fujifilm X-T5', 'Fastmail', 'Todoist'])
  })
})

describe('a list of prices', () => {
  test('ends a name at the dots before its price', () => {
    const bill = 'Adobe CC ......... 62\nNotion .......... 10\nLinear ......... $8\nFigma ....... 15 (cancelled in May)'
    expect(names(bill)).toEqual(['Adobe CC', 'Notion', 'Linear'])
  })
})

describe('a label of unused tools', () => {
  test.each([
    ['Needed: Django, Redis\nNot needed: MongoDB, Kafka', ['Django', 'Redis']],
    ['使っているもの：Cursor、Slack\n使わなくなったもの：Evernote', ['Cursor', 'Slack']],
  ])('leaves out the tools behind it: %j', (text, expected) => expect(names(text)).toEqual(expected))
})

describe('a told text', () => {
  test.each([
    ['I teach motion graphics in Leeds and honestly Blender does most of it. Nuke for the rest.', ['Blender', 'Nuke']],
    [
      'people keep asking which three d printer they should buy so here is what i have i have the prusa mark four and an old ender three that will not die parts come out of on shape because that is free for a hobby and to watch all of it from the sofa there is octo print on a raspberry pi in the hall',
      ['OctoPrint', 'Raspberry Pi'],
    ],
  ])('gets no tools that it does not name: %j', (prompt, expected) => {
    const made = generateStack({ prompt, tools: '', intelligence: false }).flatMap(({ tools }) => tools)
    expect(made.map(({ text }) => text)).toEqual(expect.arrayContaining(expected))
    expect(made.length).toBeLessThan(7)
  })
})
