import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import firstBoard from '@/lib/home/first-board.json'
import laterBoards from '@/lib/home/later-boards.json'
import type { HomeBoard } from '@/lib/home/types'

const boards: readonly HomeBoard[] = [firstBoard, ...laterBoards]
const toolsOf = ({ sections }: HomeBoard) => sections.flatMap(({ tools }) => tools)

test('there is a board for every typed example', () => {
  expect(boards).toHaveLength(TYPED_EXAMPLES.length)
})

test.each(TYPED_EXAMPLES.map((example, at) => ({ example, at })))(
  'the board of "$example" shows the engine’s answer',
  ({ example, at }) => {
    const board = boards[at] ?? { title: '', sections: [] }
    const answer = generateStack({ prompt: example, tools: '', intelligence: false })
    const made = new Set(answer.flatMap(({ tools }) => tools.map(({ text }) => text)))
    expect(made.size).toBeGreaterThanOrEqual(12)
    const shown = toolsOf(board)
    const stillMade = shown.filter(({ text }) => made.has(text))
    expect(stillMade.length, `run npm run home-boards: ${shown.map(({ text }) => text).join(', ')}`).toBeGreaterThan(
      shown.length * 0.7,
    )
  },
)

test('every board has a picture with one mark for each of its tools', () => {
  for (const [at, board] of boards.entries()) {
    const svg = readFileSync(`components/home/marks/${at + 1}.svg`, 'utf8')
    expect(svg).toContain(`viewBox="0 0 ${toolsOf(board).length * 40} 40"`)
  }
})
