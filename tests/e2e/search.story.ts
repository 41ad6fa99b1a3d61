import { Guest, unique } from '@/tests/support/people'
import { headerOf } from './pages/header'
import { searchOf } from './pages/search'
import { expect, expectAccessible, saveStack, test } from './product'
import { expectFailedRequests } from './console-errors'

const save = (origin: string, over: Record<string, unknown>) => saveStack(new Guest(origin), over)

test('a stack is found by a word of its name and opened with a message', async ({ page, product }) => {
  const word = unique('word')
  const { shareCode } = await save(product.origin, {
    name: `Stack of ${word}`,
    title: `The ${word} page`,
    twitterHandle: 'ada',
  })
  await save(product.origin, { name: `Second ${word}`, title: 'Another page', twitterHandle: '' })
  const search = searchOf(page)
  await page.goto('/about')
  await search.ask(word)
  await expect(search.options).toHaveText(['Another page', `@adaThe ${word} page`])
  await expect(search.total(2 + 59)).toBeVisible()
  await expect(search.field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await search.list.getByText(`The ${word} page`, { exact: true }).click()
  await expect(page).toHaveURL(`/?share=${shareCode}`)
  await expect(headerOf(page).toast('Tech stack loaded')).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle(new RegExp(word))
  await expect(headerOf(page).toast('Tech stack loaded')).toHaveCount(0)
})

test('arrow keys select results, Enter opens one, Escape closes the list and keeps the text', async ({
  page,
  product,
}) => {
  const word = unique('key')
  for (const title of ['First', 'Second', 'Third'])
    await save(product.origin, { name: `${word} ${title}`, title: `${title} ${word}` })
  const search = searchOf(page)
  await page.goto('/legal')
  await search.ask(word)
  await expect(search.options).toHaveCount(3)
  await search.field.press('ArrowDown')
  await search.field.press('ArrowDown')
  await expect(search.options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(search.field).toHaveAttribute(
    'aria-activedescendant',
    (await search.options.nth(1).getAttribute('id')) ?? '',
  )
  await search.field.press('ArrowUp')
  await expect(search.options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await search.field.press('ArrowUp')
  await search.field.press('ArrowUp')
  await expect(search.options.nth(2)).toHaveAttribute('aria-selected', 'true')
  await search.field.press('Escape')
  await expect(search.list).toBeHidden()
  await expect(search.field).toHaveValue(word)
  await search.field.press('ArrowDown')
  await expect(search.list).toBeVisible()
  await search.field.press('ArrowUp')
  const last = await search.options.nth(2).getAttribute('href')
  await search.field.press('Enter')
  await expect(page).toHaveURL(`/?share=${last?.split('/').at(-1)}`)
})

test('a word typed without a pause sends one request, and clearing the field clears the results', async ({
  page,
  product,
}) => {
  const word = unique('pause')
  await save(product.origin, { name: word, title: word })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/techstack/search/')) asked.push(request.url())
  })
  const search = searchOf(page)
  await page.goto('/about')
  const answered = page.waitForResponse(/\/api\/techstack\/search\//)
  await search.field.pressSequentially(word, { delay: 20 })
  await answered
  await expect(search.options).toHaveCount(1)
  expect(asked).toEqual([`${product.origin}/api/techstack/search/${word}`])
  await search.field.fill('')
  await expect(search.list).toBeHidden()
  await expect(search.options).toHaveCount(0)
  await expect(page.getByText(/^\d+ stacks$/)).toHaveCount(0)
  await search.field.fill(unique('other'))
  expect(await search.options.count(), 'rows of what was asked before').toBe(0)
})

test('a handle is found in any case, and an unknown one is reported once', async ({ page, product }) => {
  const handle = unique('who').slice(0, 20)
  await save(product.origin, { title: 'By handle', twitterHandle: handle })
  const search = searchOf(page)
  const header = headerOf(page)
  await page.goto('/about')
  const asked = page.waitForRequest(/\/api\/techstack\/handle\//)
  await search.ask(`@${handle.toUpperCase()}`)
  expect(new URL((await asked).url()).pathname).toBe(`/api/techstack/handle/${handle.toUpperCase()}`)
  await expect(search.options).toHaveText([`@${handle}By handle`])

  await search.ask('@nobody_at_all')
  await expect(header.toast('No results')).toBeVisible()
  await expect(header.toast('No tech stacks found for this Twitter handle')).toBeVisible()
  await header.dismiss.click()
  await search.ask(`@${handle}`)
  await expect(search.options).toHaveCount(1)
  // Its answer is known.
  await search.field.fill('@nobody_at_all')
  await expect(search.options).toHaveCount(0)
  await expect(header.toast('No results')).toHaveCount(0)
})

// promise: shared-rate-limits
test('a failed search shows an error, and a rate limit says when to try again', async ({ page }) => {
  expectFailedRequests(page, '/api/techstack/search/')
  const search = searchOf(page)
  const header = headerOf(page)
  await page.goto('/about')
  await page.route('**/api/techstack/search/**', (route) => route.fulfill({ status: 500, body: 'nothing to read' }))
  await search.ask('broken')
  await expect(header.toast('Error')).toBeVisible()
  await expect(header.toast('Failed to search tech stacks')).toBeVisible()
  await page.unroute('**/api/techstack/search/**')
  await page.route('**/api/techstack/search/**', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests. Try again in 12 seconds.' } }),
  )
  await search.ask('too often')
  await expect(header.toast('Too many requests. Try again in 12 seconds.')).toBeVisible()
  await page.unroute('**/api/techstack/search/**')
  await page.route('**/api/techstack/search/**', (route) => route.fulfill({ json: { rows: [] } }))
  await search.ask('no list')
  await expect(header.toast('Failed to search tech stacks')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** A separate page, because here the console must report the failed script. */
test('a first search without a network shows an error, and the next one succeeds with a network', async ({
  context,
  product,
}) => {
  const word = unique('later')
  await save(product.origin, { name: word, title: `The ${word} page`, twitterHandle: '' })
  const page = await context.newPage()
  const search = searchOf(page)
  await page.goto(`${product.origin}/about`)
  // The first press loads the code of the header and of toasts.
  await page.getByRole('button', { name: 'Claim a handle', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Handle', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
  await context.setOffline(true)
  await search.field.fill(word.slice(0, -1))
  await expect(headerOf(page).toast('Failed to search tech stacks')).toBeVisible()
  await context.setOffline(false)
  await search.ask(word)
  await expect(search.option(`The ${word} page`)).toBeVisible()
})

test('the result list is at most 300 px high, also on a phone, and scrolls to the selected row', async ({
  page,
  product,
}) => {
  const word = unique('many')
  for (let count = 0; count < 12; count++)
    await save(product.origin, { name: `${word} ${count}`, title: `${word} number ${count} with quite a long title` })
  await page.setViewportSize({ width: 360, height: 640 })
  const search = searchOf(page)
  await page.goto('/about')
  await search.ask(word)
  await expect(search.options).toHaveCount(12)
  const box = await search.list.locator('..').boundingBox()
  expect(box?.height).toBeLessThanOrEqual(300)
  await expectAccessible(page)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  await search.field.press('ArrowUp')
  await expect(search.options.last()).toBeInViewport()
})
