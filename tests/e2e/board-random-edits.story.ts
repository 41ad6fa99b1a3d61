import type { Page } from '@playwright/test'
import { tool } from '../support/stacks'
import { boxOf, type BoardPage } from './pages/board-page'
import { expect, test, webStack } from './pages/board-test'

/** Many random edits, seeded: no tool is lost or duplicated. */

const SEED = 20_260_721
const GESTURES = 40
const TOOLS = ['React', 'Vue', 'Svelte', 'Zed', 'Redis', 'SQLite', 'Figma', 'Blender', 'Notion', 'Slack']

function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

async function gesture(page: Page, board: BoardPage, pick: (below: number) => number): Promise<void> {
  const one = () => TOOLS[pick(TOOLS.length)] ?? ''
  switch (pick(5)) {
    case 0: {
      await board.button(`Move ${one()}`).focus()
      await page.keyboard.press('Space')
      for (let steps = pick(6); steps > 0; steps--) await page.keyboard.press(KEYS[pick(4)] ?? '')
      return page.keyboard.press(pick(5) === 0 ? 'Escape' : 'Space')
    }
    case 1:
      return page.keyboard.press(pick(3) === 0 ? 'Control+Shift+z' : 'Control+z')
    default: {
      const from = board.tool(one())
      await from.scrollIntoViewIfNeeded()
      const start = await boxOf(from)
      await page.mouse.move(start.x + pick(100) + 10, start.y + 20)
      await page.mouse.down()
      for (let moves = pick(3); moves >= 0; moves--) await page.mouse.move(pick(1280), pick(720))
      if (pick(6) === 0) await page.mouse.wheel(0, pick(400) - 200)
      if (pick(8) === 0) await page.keyboard.press('Escape')
      return page.mouse.up()
    }
  }
}

test('random drags, keys and undos lose or duplicate no tool, and undo restores the first state', async ({
  board,
  page,
  saved,
}) => {
  test.setTimeout(120_000)
  const [code, data, ideas] = [TOOLS.slice(0, 4), TOOLS.slice(4, 6), TOOLS.slice(6)]
  const sections = { Code: code, Data: data, Ideas: ideas, Rest: [] as string[] }
  const made = Object.entries(sections).map(([title, names]) => [title, names.map((name) => tool(name))])
  await board.open(await saved(webStack({ sections: Object.fromEntries(made), sectionOrder: Object.keys(sections) })))
  const first = await board.layout()
  const pick = random(SEED)
  const onBoard = async () => (await Promise.all((await board.sections()).map((title) => board.toolsIn(title)))).flat()
  for (let count = 0; count < GESTURES; count++) {
    await gesture(page, board, pick)
    expect((await onBoard()).sort(), `after gesture ${count}`).toEqual([...TOOLS].sort())
  }
  expect(await board.layout()).not.toBe(first)
  while (await board.button('Undo').isEnabled()) await page.keyboard.press('Control+z')
  await expect.poll(() => board.layout()).toBe(first)
})
