import { BoardPage } from './pages/board-page'
import { expect, test as base } from './pages/board-test'

/** A home server without https: browsers offer such pages no clipboard API and no random UUIDs. */
const test = base.extend({
  board: async ({ page, product }, provide) =>
    provide(new BoardPage(page, product.origin.replace('127.0.0.1', 'home.example'))),
})

test('over plain http a stack is arranged, saved, exported and imported', async ({ page, board, saved }) => {
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
