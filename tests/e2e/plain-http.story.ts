import { BoardPage } from './pages/board-page'
import { expect, test as base } from './pages/board-test'

/** A server at home has no https, and a browser gives its pages less than those of this very machine: no clipboard, no ids. */
const test = base.extend({
  board: async ({ page, product }, provide) =>
    provide(new BoardPage(page, product.origin.replace('127.0.0.1', 'home.example'))),
})

test('over plain http a stack is arranged, kept, taken along and brought in like everywhere', async ({
  page,
  board,
  saved,
}) => {
  await board.open(await saved())
  expect(await page.evaluate(() => isSecureContext)).toBe(false)

  await board.button('Add a tool to Ideas').click()
  await board.textbox('Link').fill('example.com')
  await page.getByRole('combobox', { name: 'Tool name' }).fill('Slide rule')
  await board.button('Add tool').click()
  expect(await board.toolsIn('Ideas')).toEqual(['Slide rule'])

  await board.button('More').click()
  await board.item('Copy as Markdown').click()
  await expect(board.toast('Copied as Markdown')).toBeVisible()

  await board.button('More').click()
  const chooser = page.waitForEvent('filechooser')
  await board.item('Import…').click()
  const file = { sections: { Desk: [{ text: 'Pencil' }] } }
  await (
    await chooser
  ).setFiles({ name: 'stack.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await expect(board.tool('Pencil')).toBeVisible()

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await board.button('Restore draft').click()
  await expect(board.tool('Pencil')).toBeVisible()
})
