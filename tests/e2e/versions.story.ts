import { unique } from '@/tests/support/people'
import { tool } from '@/tests/support/stacks'
import { BoardPage } from './pages/board-page'
import { profileOf } from './pages/profile'
import { expect, expectAccessible, expectNoSidewaysScroll, saveStack, test } from './product'

const desk = (...names: string[]) => ({ sections: { Desk: names.map((name) => tool(name)) }, sectionOrder: ['Desk'] })

test('an owner sees the changes of a version and restores it', async ({ page, product, signedIn }) => {
  const { id, shareCode } = await saveStack(signedIn, { ...desk('React', 'Redis'), title: 'First' })
  await signedIn.put(`/api/techstack/${id}`, { ...desk('React', 'Vite'), title: 'Second' })
  const board = new BoardPage(page, product.origin)
  await page.setViewportSize({ width: 360, height: 740 })
  await board.open(shareCode)
  await board.button('More').click()
  await board.item('Versions').click()
  const dialog = board.dialog('Versions')
  await expect(dialog.getByText('Restoring adds Redis and removes Vite.', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Compare', exact: true })).toHaveAttribute(
    'href',
    `/compare/${shareCode}%401/${shareCode}`,
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(board.toast('Version restored')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First')
  await board.expectTools('Desk', ['React', 'Redis'])
})

test('a guest saves again under the same link, deletes the stack on the profile and restores it', async ({
  page,
  product,
}) => {
  const board = new BoardPage(page, product.origin)
  await board.open()
  await board.button('Add section').click()
  await board.textbox('Title').fill('Desk')
  await page.keyboard.press('Enter')
  await expect(board.section('Desk')).toBeVisible()
  await board.button('Save or load').click()
  await board.textbox('Name').fill('My desk')
  await board.button('Save stack').click()
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  await board.button('Close dialog').click()
  const address = page.url()

  await board.button('Add section').click()
  await board.textbox('Title').fill('Shelf')
  await page.keyboard.press('Enter')
  await expect(board.section('Shelf')).toBeVisible()
  await board.button('Save Page').click()
  await expect(board.button('Save Page')).toBeDisabled()
  expect(page.url()).toBe(address)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your stacks on this device', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My desk', exact: true })).toBeVisible()
  await profileOf(page).open()
  await page.getByRole('button', { name: 'Delete My desk', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recently deleted', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('link', { name: 'My desk', exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(board.section('Shelf')).toBeVisible()
  await expect(board.button('Edit')).toHaveAttribute('aria-pressed', 'true')
})

test('a deleted stack of an account is restored on the profile', async ({ page, signedIn }) => {
  const { id } = await saveStack(signedIn, { name: 'Workshop' })
  await signedIn.call('DELETE', `/api/techstack/${id}`)
  const profile = profileOf(page)
  await profile.open()
  await expect(page.getByRole('heading', { name: 'Recently deleted', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(profile.names).toHaveText(['Workshop'])
  await expect(page.getByRole('heading', { name: 'Recently deleted', exact: true })).toBeHidden()
})

test('the deleted stacks of an account and of its device have different headings', async ({ page, signedIn }) => {
  const { id } = await saveStack(signedIn, { name: 'Workshop' })
  await signedIn.call('DELETE', `/api/techstack/${id}`)
  const deletedAt = new Date().toISOString()
  const claims = [{ id: 'gone', claimSecret: 'secret', shareCode: 'ABCDEFGH23', name: 'My desk', deletedAt }]
  await page.addInitScript((value) => localStorage.setItem('stackbook:claims', value), JSON.stringify(claims))
  await profileOf(page).open()
  await expect(page.getByRole('heading', { name: 'Recently deleted', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recently deleted on this device', exact: true })).toBeVisible()
})

test('a user chooses a name and publishes a page with links and listed stacks, readable without scripts', async ({
  page,
  signedIn,
}) => {
  const name = unique('u')
  await saveStack(signedIn, { title: 'What I use' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/account')
  await page.getByRole('textbox', { name: 'User name', exact: true }).fill(name)
  await page.getByRole('switch', { name: 'Show my page', exact: true }).click()
  await page.getByRole('textbox', { name: 'Link 1', exact: true }).fill('https://one.example')
  await page.getByRole('button', { name: 'Save page settings', exact: true }).click()
  await page.getByRole('link', { name: `/@${name}`, exact: true }).click()
  await expect(page).toHaveURL(`/@${name}`)
  await expect(page.getByRole('heading', { level: 1, name: `@${name}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'one.example', exact: true })).toHaveAttribute('rel', /\bme\b/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /What I use/ }).click()
  await expect(page.getByRole('link', { name: `@${name}`, exact: true })).toHaveAttribute('href', `/@${name}`)
})
