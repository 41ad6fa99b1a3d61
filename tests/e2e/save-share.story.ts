import type { Route } from '@playwright/test'
import { signIn } from '../support/people'
import { expect, test, webStack } from './pages/board-test'
import { expectFailedRequests } from './console-errors'

const CODE = /^(?=.*\d)[2-9A-HJ-NP-Za-km-z]{10}$/

test(
  'a guest saves, gets a link to copy, and the address changes to the stack without a reload',
  { tag: '@engine' },
  async ({ board, page, context, saved }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const origin = await saved()
    const described = page.waitForResponse('**/api/techstack/descriptions')
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/techstack')) posts.push(request.url())
    })
    await board.open(origin)
    await board.moveByKeyboard('Move React', ['ArrowRight'])
    await (await described).finished()
    await board.button('Save or load').click()
    await board.textbox('Name').fill('Mine')
    // A double press saves once.
    await board.button('Save stack').evaluate((button: HTMLButtonElement) => [1, 2].forEach(() => button.click()))
    await expect(board.toast('Tech stack saved!')).toBeVisible()
    await expect(board.toast('Share code has been generated')).toBeVisible()
    await expect(board.dialog('Share Tech Stack')).toBeVisible()
    const code = board.shareCode()
    expect(code).toMatch(CODE)
    expect(code).not.toBe(origin)
    expect(posts).toHaveLength(1)
    // Descriptions that were looked up are saved with the stack.
    const stored = (await (await page.request.get(`${board.origin}/api/techstack/${code}`)).json()) as {
      sections: Record<string, { text: string; description: string }[]>
    }
    expect(stored.sections.Data?.map(({ description }) => description.length > 0)).toEqual([true, true])
    const link = board.textbox('Share link')
    await expect(link).toHaveValue(`${board.origin}/stack/${code}`)
    await expect(link).not.toBeEditable()
    await page.getByRole('tab', { name: 'QR code' }).click()
    await expect(board.dialog('Share Tech Stack').getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await page.getByRole('tab', { name: 'Link', exact: true }).click()
    await board.button('Copy').click()
    await expect(board.toast('Share URL copied to clipboard!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${board.origin}/stack/${code}`)
    await board.close()
    await expect(board.button('Save or load')).toBeFocused()
    expect(board.shareCode()).toBe(code)

    await page.reload()
    await board.expectTools('Frontend', ['Vue', 'React'])
    // The device knows the stack, so the next save updates it.
    await expect(board.button('Save Page')).toBeDisabled()
  },
)

test('when the browser refuses to copy, a message is shown and the link is selected', async ({
  board,
  page,
  saved,
}) => {
  await board.open(await saved())
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await board.button('Share').click()
  await board.button('Copy').click()
  await expect(board.toast('Copying was refused')).toBeVisible()
  const link = await board.textbox('Share link').inputValue()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
})

test('a missing name is asked for, and typed text stays', async ({ board, saved }) => {
  await board.open(await saved())
  await board.save('   ')
  await expect(board.toast('Name is required')).toBeVisible()
  await expect(board.toast('Please enter a name for your tech stack')).toBeVisible()
  await board.textbox('Description').fill('Typed')
  await board.close()
  await board.button('Save or load').click()
  await expect(board.textbox('Description')).toHaveValue('Typed')
})

test('an invalid handle is explained before anything is sent', async ({ board, page, saved }) => {
  await board.open(await saved())
  await board.button('Save or load').click()
  await board.textbox('Twitter handle').fill('no spaces please')
  await board.button('Save stack').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Letters, digits' })).toBeVisible()
  await expect(board.textbox('Twitter handle')).toBeFocused()
  await board.textbox('Twitter handle').fill('@fine_1')
  await board.button('Save stack').click()
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
})

// promise: drafts-survive
test('saving without a network or with a failing server shows a message and keeps everything', async ({
  board,
  context,
  page,
  saved,
}) => {
  expectFailedRequests(page, '/api/techstack')
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.button('Save or load').click()
  await board.textbox('Name').fill('Offline')
  await context.setOffline(true)
  await board.button('Save stack').click()
  await expect(board.toast('Error saving tech stack')).toBeVisible()
  await expect(board.toast('Please try again')).toBeVisible()
  await expect(board.textbox('Name')).toHaveValue('Offline')
  await context.setOffline(false)
  await page.route('**/api/techstack', (route) => route.fulfill({ status: 500, body: 'proxy error' }))
  // Dismissed first, so that the next toast is that of the second failure.
  await board.button('Dismiss notification').click()
  await expect(board.toast('Please try again')).toHaveCount(0)
  await board.button('Save stack').click()
  await expect(board.toast('Please try again')).toBeVisible()
  await page.unroute('**/api/techstack')
  await expect(board.textbox('Name')).toHaveValue('Offline')
  await board.button('Close dialog').click()
  await board.expectTools('Frontend', ['Vue', 'React'])
  await board.button('Save or load').click()
  await board.textbox('Name').fill('Offline')
  await board.button('Save stack').click()
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
})

test('loading accepts a code or a link, and reports a missing or unknown one', async ({ board, saved }) => {
  expectFailedRequests(board.page, '/api/techstack/2222222222')
  const code = await saved()
  await board.open()
  await board.button('Save or load').click()
  await board.page.getByRole('tab', { name: 'Load', exact: true }).click()
  await board.button('Load stack').click()
  await expect(board.toast('Please enter a share code')).toBeVisible()
  await expect(board.toast('Share code is required to load a tech stack')).toBeVisible()
  await board.textbox('Share code').fill('2222222222')
  await board.button('Load stack').click()
  await expect(board.toast('Error loading tech stack')).toBeVisible()
  await expect(board.toast('Invalid share code')).toBeVisible()
  await board.textbox('Share code').fill(`${board.origin}/stack/${code}`)
  await board.button('Load stack').click()
  await expect(board.toast('Tech stack loaded!')).toBeVisible()
  await expect(board.toast('Configuration has been restored')).toBeVisible()
  await expect(board.page.getByRole('heading', { name: 'What I build with' })).toBeVisible()
  expect(board.shareCode()).toBe(code)
})

test('a response without sections is refused', async ({ board, page, saved }) => {
  await board.open(await saved())
  await page.route('**/api/techstack/2222222223', (route) => route.fulfill({ json: { id: 'x', sectionOrder: [] } }))
  await board.button('Save or load').click()
  await page.getByRole('tab', { name: 'Load', exact: true }).click()
  await board.textbox('Share code').fill('2222222223')
  await board.button('Load stack').click()
  await expect(board.toast('Invalid tech stack data received')).toBeVisible()
  await board.button('Close dialog').click()
  await board.expectTools('Data', ['PostgreSQL', 'Redis'])
})

test('a truncated response shows an error message', async ({ board, page, saved }) => {
  const code = await saved()
  await board.open(code)
  await page.route(`**/api/techstack/${code}`, (route) => route.fulfill({ body: '{"sections":' }))
  await board.button('Save or load').click()
  await page.getByRole('tab', { name: 'Load', exact: true }).click()
  await board.textbox('Share code').fill(code)
  await board.button('Load stack').click()
  await expect(board.toast('Error loading tech stack')).toBeVisible()
  await expect(board.toast('Failed to load tech stack')).toBeVisible()
})

test('rate-limited saves and copies show once when to try again', async ({ board, page, saved }) => {
  expectFailedRequests(page, '/api/share/', '/api/techstack')
  await board.open(await saved())
  const refuse = (error: string) => (route: Route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { error } })
  await page.route('**/api/techstack', refuse('Too many saves. Try again in 30 seconds.'))
  await page.route('**/api/share/*', refuse('Too many copies.'))
  await board.button('Duplicate Page').click()
  await expect(board.toast('Too many copies. Try again in 30 s.')).toBeVisible()
  await board.save('Mine')
  await expect(board.toast('Too many saves. Try again in 30 seconds.')).toBeVisible()
})

test('an unknown code in the address is a 404 page with a message and a link', async ({ board, page }) => {
  expectFailedRequests(page, '/?share=2222222222')
  const answer = await page.goto(`${board.origin}/?share=2222222222`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Invalid share code' })).toBeVisible()
  await expect(board.toast('Error loading tech stack')).toBeVisible()
})

test('only the owner has Save Page, enabled only with unsaved changes', async ({ board, page, saved, signInHere }) => {
  const owner = await signInHere()
  const code = await saved(webStack(), owner)
  await board.open(code)
  const savePage = board.button('Save Page')
  await expect(savePage).toBeDisabled()
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await expect(savePage).toBeEnabled()
  await board.button('Undo').click()
  await expect(savePage).toBeDisabled()
  await board.button('Redo').click()
  await savePage.click()
  await expect(board.toast('Tech stack saved!')).toBeVisible()
  await expect(savePage).toBeDisabled()
  expect(board.shareCode()).toBe(code)
  await page.reload()
  await board.expectTools('Frontend', ['Vue', 'React'])
  await board.open(await saved())
  await expect(savePage).toHaveCount(0)
})

// promise: no-lost-updates
test('a stack changed elsewhere is not overwritten: the visitor chooses', async ({
  board,
  page,
  saved,
  signInHere,
  product,
}) => {
  expectFailedRequests(page, '/api/techstack/')
  const owner = await signInHere()
  const code = await saved(webStack(), owner)
  await board.open(code)
  const elsewhere = await signIn(product.origin, owner.email, owner.password)
  const stored = (await elsewhere.get(`/api/techstack/${code}`)).json as { id: string }
  expect((await elsewhere.put(`/api/techstack/${stored.id}`, { title: 'From another tab' })).status).toBe(200)

  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.button('Save Page').click()
  await expect(board.dialog('Saved elsewhere in the meantime')).toBeVisible()
  await board.button('Load the other version').click()
  await expect(page.getByRole('heading', { name: 'From another tab' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await board.button('Restore draft').click()
  await board.expectTools('Frontend', ['Vue', 'React'])

  await board.button('Save Page').click()
  await board.button('Overwrite the other version').click()
  await expect(board.toast('Tech stack saved!')).toBeVisible()
  const now = (await elsewhere.get(`/api/techstack/${code}`)).json as { title: string; version: number }
  expect(now).toMatchObject({ title: 'What I build with', version: 3 })
})

test('Duplicate Page creates a separate copy owned by the user', async ({ board, page, saved, signInHere }) => {
  const user = await signInHere()
  const code = await saved()
  await board.open(code)
  const remembered = () => page.evaluate(() => localStorage.getItem('duplicateUserId'))
  await board.button('Duplicate Page').click()
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  const copy = (await board.textbox('Share link').inputValue()).split('/').at(-1) ?? ''
  expect(copy).toMatch(CODE)
  expect(copy).not.toBe(code)
  expect(await remembered()).toBe(user.id)
  const stored = (await user.get(`/api/techstack/${copy}`)).json as { userId: string; title: string }
  expect(stored).toMatchObject({ userId: user.id, title: 'What I build with' })
  await board.close()
  await board.save('Mine')
  await expect(page.getByText('Your changes are saved', { exact: true })).toBeVisible()
  expect(board.shareCode()).toBe(copy)
  expect(await remembered()).toBeNull()
})

test('Duplicate Page of a changed board leaves out the handle of the origin', async ({ board, request, saved }) => {
  const code = await saved(webStack({ twitterHandle: 'origin_handle' }))
  await board.open(code)
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.button('Duplicate Page').click()
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  const copy = (await board.textbox('Share link').inputValue()).split('/').at(-1) ?? ''
  const stored = (await (await request.get(`/api/techstack/${copy}`)).json()) as object
  expect(stored).toMatchObject({ twitterHandle: '', title: 'What I build with' })
  const origin = (await (await request.get(`/api/techstack/${code}`)).json()) as object
  expect(origin).toMatchObject({ twitterHandle: 'origin_handle' })
})

test('Share on a changed board offers Save Page to its owner, and Save stack to others', async ({
  board,
  page,
  saved,
  signInHere,
}) => {
  const dialog = board.dialog('Save or load')
  const submit = (name: string) => dialog.getByRole('button', { name, exact: true })
  await board.open(await saved(webStack(), await signInHere()))
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.button('Share').click()
  await expect(submit('Save Page')).toBeVisible()
  await expect(submit('Save stack')).toHaveCount(0)
  await submit('Save Page').click()
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  await page.keyboard.press('Escape')
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.button('Share').click()
  await expect(submit('Save stack')).toBeVisible()
  await expect(submit('Save Page')).toHaveCount(0)
})

test('a stored id of another user is never sent', async ({ board, page, saved }) => {
  await board.open(await saved())
  await page.evaluate(() => localStorage.setItem('duplicateUserId', 'somebody-else'))
  const request = page.waitForRequest(
    (candidate) => candidate.method() === 'POST' && candidate.url().endsWith('/api/techstack'),
  )
  await board.save('Mine')
  expect((await request).postDataJSON()).not.toHaveProperty('userId')
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
})

test('Back returns to the state before a stack was loaded', async ({ board, page, saved }) => {
  const first = await saved()
  const second = await saved(webStack({ title: 'Another one' }))
  await board.open(first)
  await board.button('Save or load').click()
  await page.getByRole('tab', { name: 'Load', exact: true }).click()
  await board.textbox('Share code').fill(second)
  await board.button('Load stack').click()
  await expect(page.getByRole('heading', { name: 'Another one' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What I build with' })).toBeVisible()
  expect(board.shareCode()).toBe(first)
})
