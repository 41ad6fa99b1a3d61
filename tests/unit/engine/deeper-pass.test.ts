import { describe, expect, test } from 'vitest'
import { answerPrompt } from '@/lib/engine/embedded/generate'

const toolsOf = (prompt: string, intelligence: boolean) =>
  answerPrompt({ prompt, tools: '', intelligence }).sections.flatMap(({ tools }) => tools)
const described = (tools: ReturnType<typeof toolsOf>, name: string) =>
  tools.find(({ text }) => text === name)?.description

describe('more intelligence without a language model', () => {
  test('ends the description of a named tool with the sentence that names it', () => {
    const tools = toolsOf('We draft in Figma. VSC is my editor; Postgres holds the data.', true)
    expect(described(tools, 'Figma')).toMatch(/ You wrote: “We draft in Figma”\.$/)
    expect(described(tools, 'Visual Studio Code')).toMatch(/ You wrote: “VSC is my editor”\.$/)
    expect(described(tools, 'PostgreSQL')).toMatch(/ You wrote: “Postgres holds the data”\.$/)
  })

  test('adds at most one alternative to a section of a told stack, and none without it', () => {
    const prompt = 'We draft in Figma and keep notes in Notion.'
    const alternatives = answerPrompt({ prompt, tools: '', intelligence: true }).sections.map(
      ({ tools }) => tools.filter(({ label }) => label === 'Alternative').length,
    )
    expect(alternatives.every((count) => count <= 1)).toBe(true)
    expect(alternatives).toContain(1)
    expect(toolsOf(prompt, false).map(({ text }) => text)).toEqual(['Figma', 'Notion'])
  })

  test('ends each description of a wished stack with the part of the wish that it answers, and adds no tool', () => {
    const prompt = 'wedding photographer, free software'
    const deeper = toolsOf(prompt, true)
    expect(deeper.map(({ text }) => text)).toEqual(toolsOf(prompt, false).map(({ text }) => text))
    for (const { description } of deeper)
      expect(description).toMatch(/ For “(?:wedding photographer|free software)”\.$/)
  })

  test('shortens the quote of an endless sentence', () => {
    const tools = toolsOf(
      `${'so then I went and said '.repeat(40)} I use Figma ${'and so on and on '.repeat(40)}`,
      true,
    )
    const quote = /“(.*)”\.$/.exec(described(tools, 'Figma') ?? '')?.[1] ?? ''
    expect(quote).toContain('I use Figma')
    expect(quote.length).toBeLessThanOrEqual(141)
  })
})
