import { describe, expect, test } from 'vitest'
import { addSuggestions, placeSuggestions } from '@/lib/generate/suggest-missing'
import type { Section, Tool } from '@/lib/stack/schema'

const tool = (text: string): Tool => ({
  id: text.toLowerCase(),
  text,
  description: '',
  link: '',
  label: '',
  icon_id: '',
  color: '',
})
const section = (title: string, ...names: string[]): Section => ({ title, tools: names.map(tool) })

const board = [section('My web', 'React', 'Vite', 'Redis'), section('Data', 'PostgreSQL', 'MongoDB')]
const sorted = [section('Frontend', 'React', 'Vite'), section('Databases', 'PostgreSQL', 'Redis', 'MongoDB')]
const suggested = (title: string, ...names: string[]) => ({ section: title, tools: names.map(tool) })

describe('suggestions for a board', () => {
  test('go to the section with most of the tools that the engine puts beside them', () => {
    const placed = placeSuggestions(board, sorted, [suggested('Frontend', 'Vitest'), suggested('Databases', 'Prisma')])
    expect(placed).toEqual([section('My web', 'Vitest'), section('Data', 'Prisma')])
  })

  test('get a new section if the board has none for them', () => {
    expect(placeSuggestions(board, sorted, [suggested('Design', 'Figma')])).toEqual([section('Design', 'Figma')])
  })

  test('leave out tools of the board, in any letter case', () => {
    expect(placeSuggestions(board, sorted, [suggested('Frontend', 'REACT')])).toEqual([])
    expect(placeSuggestions(board, sorted, [suggested('Frontend', 'vite', 'Vitest')])).toEqual([
      section('My web', 'Vitest'),
    ])
  })

  test('are added in one edit, behind the existing tools', () => {
    const edit = addSuggestions([section('Data', 'Prisma'), section('Design', 'Figma')])
    expect(edit(board)).toEqual([
      board[0],
      section('Data', 'PostgreSQL', 'MongoDB', 'Prisma'),
      section('Design', 'Figma'),
    ])
    expect(addSuggestions([])(board)).toBe(board)
  })
})
