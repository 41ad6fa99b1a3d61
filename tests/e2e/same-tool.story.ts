import { tool } from '../support/stacks'
import { expect, test, webStack } from './pages/board-test'

/** One tool in two sections, under two ids. */

test('Delete removes a tool from every section, and one undo brings all of it back', async ({ board, saved }) => {
  await board.open(
    await saved(
      webStack({
        sections: {
          Frontend: [tool('React'), tool('Vue')],
          Ideas: [tool('react', { id: 'explored-react-1' }), tool('React Router')],
        },
        sectionOrder: ['Frontend', 'Ideas'],
      }),
    ),
  )
  await board.openToolMenu('React')
  await board.item('Delete').click()
  await board.expectTools('Frontend', ['Vue'])
  await board.expectTools('Ideas', ['React Router'])
  await board.button('Undo').click()
  await board.expectTools('Frontend', ['React', 'Vue'])
  await board.expectTools('Ideas', ['react', 'React Router'])
  await expect(board.button('Undo')).toBeDisabled()
})

test('two sections that are explored at once do not get the same tool', async ({ board, page, saved }) => {
  await board.open(await saved())
  const answers: (() => void)[] = []
  await page.route('**/api/techstack/explore', async (route) => {
    const { categoryName } = route.request().postDataJSON() as { categoryName: string }
    await new Promise<void>((resolve) => answers.push(resolve))
    const own = tool(`Only for ${categoryName}`)
    await route.fulfill({ json: { data: [tool(categoryName === 'Data' ? 'svelte ' : 'Svelte'), own] } })
  })
  await board.button('Explore more Frontend').click()
  await board.button('Explore more Data').click()
  await expect.poll(() => answers.length).toBe(2)
  for (const answer of answers) answer()
  await expect(board.tool('Only for Frontend')).toBeVisible()
  await expect(board.tool('Only for Data')).toBeVisible()
  const all = [...(await board.toolsIn('Frontend')), ...(await board.toolsIn('Data'))]
  expect(all.filter((name) => name.trim().toLowerCase() === 'svelte')).toHaveLength(1)
})

test('when the board has all tools of an answer, nothing is added and a message says so', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  await page.route('**/api/techstack/explore', (route) => route.fulfill({ json: { data: [tool('redis')] } }))
  await board.button('Explore more Frontend').click()
  await expect(board.toast('No further tools were found for Frontend.')).toBeVisible()
  await board.expectTools('Frontend', ['React', 'Vue'])
  await expect(board.button('Undo')).toBeDisabled()
})
