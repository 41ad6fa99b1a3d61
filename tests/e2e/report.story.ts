import { expect, test } from './pages/board-test'
import { expectFailedRequests } from './console-errors'

test('a visitor reports a shared page, and its owner and the empty page have no report button', async ({
  board,
  page,
  saved,
  signInHere,
}) => {
  expectFailedRequests(page, '/api/report/')
  await board.open(await saved())
  await board.button('More').click()
  await board.item('Report this page').click()
  const dialog = board.dialog('Report this page')
  await dialog.getByRole('button', { name: 'Send report', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please say what is wrong with this page.')
  await expect(board.textbox('Reason')).toBeFocused()
  await board.textbox('Reason').fill('The telephone number of another person.')

  await page.route('**/api/report/*', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many reports. Try again in 50 minutes.' } }),
  )
  await dialog.getByRole('button', { name: 'Send report', exact: true }).click()
  await expect(board.toast('Too many reports. Try again in 50 minutes.')).toBeVisible()
  await expect(board.textbox('Reason')).toHaveValue('The telephone number of another person.')
  await page.unroute('**/api/report/*')

  const answer = page.waitForResponse('**/api/report/*')
  await dialog.getByRole('button', { name: 'Send report', exact: true }).click()
  expect((await answer).status()).toBe(202)
  await expect(board.toast('Thank you for your report')).toBeVisible()
  await expect(board.button('More')).toBeFocused()

  const owner = await signInHere()
  for (const code of [await saved(undefined, owner), undefined]) {
    await board.open(code)
    await board.button('More').click()
    await expect(board.item('Import…')).toBeVisible()
    await expect(board.item('Report this page')).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
})
