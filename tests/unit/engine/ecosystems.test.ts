import { describe, expect, test } from 'vitest'
import { catalogEntry } from '@/lib/catalog/entries'
import { generateStack } from '@/lib/engine/embedded/generate'
import { personas } from '@/lib/engine/embedded/knowledge/personas'
import { ecosystems } from '@/lib/engine/embedded/knowledge/ecosystems'

const stackFor = (prompt: string) => generateStack({ prompt, tools: '', intelligence: false })
const namesIn = (prompt: string) => stackFor(prompt).flatMap(({ tools }) => tools.map(({ text }) => text))

describe('a technology that a wish names', () => {
  test('is listed with tools of the catalogue and existing personas', () => {
    const names = ecosystems().flatMap(({ languages, bases, others }) => [...languages, ...bases, ...others])
    expect(names.filter((id) => !catalogEntry(id))).toEqual([])
    const ids = new Set(personas().map(({ id }) => id))
    expect(ecosystems().filter(({ persona }) => !ids.has(persona))).toEqual([])
    expect(names.length).toBeGreaterThan(200)
  })

  test('excludes alternatives to it', () => {
    const names = namesIn('Flutter app for a bakery')
    for (const other of ['React Native', 'Ionic', 'NativeScript']) expect(names).not.toContain(other)
    expect(namesIn('a SaaS in Django')).not.toContain('FastAPI')
  })

  test.each(['Rust for CLIs, Go for servers', 'React, Tailwind for styling', 'Go backend, React frontend, AWS'])(
    'is told in a list: %s',
    (text) => expect(namesIn(text).length).toBeLessThanOrEqual(3),
  )
})

test.each(["youtube channel about cars and I can't edit at all"])(
  'a medium or a missing skill is a wish, not a told stack: %s',
  (wish) => expect(namesIn(wish).length).toBeGreaterThan(15),
)

describe('an office suite', () => {
  test('is not chosen because the text names one program of it', () => {
    expect(namesIn('stack for a virtual assistant who knows Outlook')).toEqual(
      expect.arrayContaining(['Outlook', 'Google Calendar', 'Google Workspace']),
    )
  })
})
