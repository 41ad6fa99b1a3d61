import { BoardPage } from './pages/board-page'
import { expect, test, webStack } from './pages/board-test'
import { expectFailedRequests } from './console-errors'
import { tool } from '@/tests/support/stacks'

test('a new section is scrolled into view, and its button for adding a tool has focus', async ({ board, saved }) => {
  await board.open(await saved())
  await board.button('Add section').click()
  await board.textbox('Title').fill('Audio')
  await board.button('Add').click()
  await expect(board.button('Add a tool to Audio')).toBeFocused()
  await expect(board.section('Audio')).toBeInViewport()
})

test('tools added by exploring are marked as new until they are kept, and Reset still removes them', async ({
  board,
  saved,
}) => {
  await board.open(await saved())
  await board.button('Explore more Data').click()
  const section = board.section('Data')
  await expect(section.getByText(/^\d+ new$/)).toBeVisible()
  await board.button('Keep all in Data').click()
  await expect(section.getByText(/^\d+ new$/)).toHaveCount(0)
  await expect(board.button('Explore more Data')).toBeFocused()
  await board.button('Reset Data').click()
  await board.expectTools('Data', ['PostgreSQL', 'Redis'])
})

test('Suggest what is missing adds tools to fitting sections, as one step of undo', async ({ board, saved }) => {
  await board.open(await saved())
  await board.button('Suggest what is missing').click()
  await expect(board.page.getByText(/^\d tools? added$/)).toBeVisible()
  const all = async () => (await Promise.all((await board.sections()).map((title) => board.toolsIn(title)))).flat()
  const names = await all()
  expect(names).toEqual(expect.arrayContaining(['React', 'Vue', 'PostgreSQL', 'Redis']))
  expect(names.length).toBeGreaterThan(4)
  expect(names.length).toBeLessThanOrEqual(12)
  await board.button('Undo').click()
  await board.expectTools('Frontend', ['React', 'Vue'])
  await board.expectTools('Data', ['PostgreSQL', 'Redis'])
  expect(await board.sections()).toEqual(['Frontend', 'Data', 'Ideas'])
})

test('Suggest what is missing is in the menu More on a narrow screen, and reports when nothing is missing', async ({
  board,
  page,
  saved,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await board.open(await saved(webStack({ sections: { Mine: [tool('Blorbify')] }, sectionOrder: ['Mine'] })))
  await expect(board.button('Suggest what is missing')).toBeHidden()
  await board.button('More').click()
  await board.item('Suggest what is missing').click()
  await expect(board.toast('Nothing to suggest')).toBeVisible()
})

test('arrow keys move focus between the tools of a section, and stop at its ends', async ({ board, saved }) => {
  await board.open(await saved())
  await board.tool('React').focus()
  // The listener loads with the first interaction.
  await expect(async () => {
    await board.tool('React').focus()
    await board.page.keyboard.press('ArrowRight')
    await expect(board.tool('Vue')).toBeFocused({ timeout: 500 })
  }).toPass()
  await board.page.keyboard.press('ArrowRight')
  await expect(board.tool('Vue')).toBeFocused()
  await board.page.keyboard.press('ArrowLeft')
  await expect(board.tool('React')).toBeFocused()
})

test('Tab moves from a tool to its controls and then to the next section, and back', async ({ board, saved }) => {
  await board.open(await saved())
  await expect(async () => {
    await board.tool('React').focus()
    await board.page.keyboard.press('ArrowRight')
    await expect(board.tool('Vue')).toBeFocused({ timeout: 500 })
  }).toPass()
  await board.page.keyboard.press('ArrowLeft')
  for (const name of ['Move React', 'More for React', 'Move section Data']) {
    await board.page.keyboard.press('Tab')
    await expect(board.button(name)).toBeFocused()
  }
  await board.tool('Vue').focus()
  await board.page.keyboard.press('Shift+Tab')
  await expect(board.button('More for section Frontend')).toBeFocused()
})

test('a badge that most tools share is a dot with a legend, and is still read aloud', async ({
  board,
  page,
  saved,
}) => {
  const sections = { Code: ['Vim', 'Git', 'Zsh', 'Fish'].map((name) => tool(name, { label: 'Open source' })) }
  await board.open(await saved(webStack({ sections, sectionOrder: ['Code'] })))
  await expect(page.getByText('Open source', { exact: true })).toHaveCount(5)
  await expect(page.getByRole('listitem').filter({ hasText: 'Vim' })).toContainText('Open source')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('adjacent sections of one or two tools share a row in reading mode', async ({ page, saved, product }) => {
    const sections = { One: [tool('Vim')], Two: [tool('Git'), tool('Zsh')] }
    const code = await saved(webStack({ sections, sectionOrder: ['One', 'Two'] }))
    const board = new BoardPage(page, product.origin)
    await page.goto(`/?share=${code}`)
    const [one, two] = await Promise.all(['One', 'Two'].map((title) => board.section(title).boundingBox()))
    expect(one?.y).toBe(two?.y)
    expect(one?.x).not.toBe(two?.x)
  })
})

test('the 404 page and an unknown code offer three stacks to open', async ({ page }) => {
  expectFailedRequests(page, '/no-such-page', '/?share=ABCDEFGH23')
  for (const address of ['/no-such-page', '/?share=ABCDEFGH23']) {
    await page.goto(address)
    const offered = page.getByRole('region', { name: 'Stacks to go on with', exact: true }).getByRole('link')
    await expect(offered).toHaveCount(3)
  }
})
