import type { Page } from '@playwright/test'
import { Guest, unique } from '../support/people'
import { stack, tool } from '../support/stacks'
import { exploreOf } from './pages/explore'
import { expect, test, webStack } from './pages/board-test'
import { searchOf } from './pages/search'
import { expectAccessible, expectNoSidewaysScroll, saveStack } from './product'

/**
 * Links between tools and stacks: tool pages, similar stacks, remixes, earlier versions and lists.
 */

const desk = (...names: string[]) => ({ sections: { Desk: names.map((name) => tool(name)) }, sectionOrder: ['Desk'] })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/** Copies by another address than the maker's count as audience. */
test.use({ productEnv: { TRUST_PROXY_HOPS: '1' } })

/**
 * Saves a stack and copies it from elsewhere: it is popular at once, so that the start page is
 * rendered again.
 */
async function copiedStack(origin: string): Promise<string> {
  const guest = new Guest(origin)
  const title = unique('Just now ')
  const { shareCode } = await saveStack(guest, { title })
  const copied = await guest.post(`/api/share/${shareCode}`, {}, { 'x-forwarded-for': '203.0.113.7' })
  expect(copied.status).toBe(201)
  return title
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } })

    test('a tool is added from its page to the draft, which the start page restores', async ({ board, page }) => {
      await page.goto('/tool/figma')
      await expect(page.getByRole('heading', { level: 1, name: 'Figma', exact: true })).toBeVisible()
      await board.button('Add to my stack').click()
      await expect(page.getByText('Added to your draft.')).toBeVisible()
      await expectFit(page)
      await board.button('Add to my stack').click()
      await expect(page.getByText('Your draft has this tool already.')).toBeVisible()
      await page.getByRole('link', { name: 'Go on with it', exact: true }).click()
      await expect(page).toHaveURL('/')
      await board.button('Restore draft').click()
      await expect(board.tool('Figma')).toBeVisible()
      await expectFit(page)
    })

    test('a full draft reports that it is full', async ({ board, page }) => {
      const tools = Array.from({ length: 1000 }, (_, at) => tool(`Tool ${at}`))
      const content = { ...stack(), title: 'Full', sections: [{ title: 'Desk', tools }] }
      await page.addInitScript(
        (draft) => localStorage.setItem('stackbook:draft.full', draft),
        JSON.stringify({ id: 'full', at: 1, content }),
      )
      await page.goto('/tool/figma')
      await board.button('Add to my stack').click()
      await expect(page.getByText('Your draft is full. Remove a tool or a section from it first.')).toBeVisible()
      await expectFit(page)
    })

    test('the search finds the stacks that use two tools', async ({ page, product }) => {
      const guest = new Guest(product.origin)
      const title = unique('Both ')
      const { shareCode } = await saveStack(guest, { ...desk('Figma', 'Linear'), title, twitterHandle: '' })
      await saveStack(guest, { ...desk('Figma'), title: 'Only one of them' })
      const search = searchOf(page)
      await page.goto('/about')
      await search.ask('uses:figma uses:linear')
      await expect(search.option(title)).toBeVisible()
      await expect(search.option('Only one of them')).toHaveCount(0)
      const plates = search.option(title).locator('.plate:visible')
      await expect(plates).toHaveCount(2)
      await expectFit(page)
      await search.option(title).click()
      await expect(page).toHaveURL(`/?share=${shareCode}`)
    })

    test('an example of the site is labelled in the search, in the popular list and on its page', async ({
      page,
      request,
    }) => {
      const items = (await (await request.get('/api/explore-data')).json()) as { title: string; author?: string }[]
      const { title = '' } = items.find(({ author }) => author === 'Stackbook') ?? {}
      await page.goto('/')
      await expect(exploreOf(page).popular.getByText('Example by Stackbook').first()).toBeVisible()
      await page.goto('/about')
      const search = searchOf(page)
      await search.ask(title)
      const row = search.options.filter({ hasText: title })
      await expect(row).toContainText('Example by Stackbook')
      await expectFit(page)
      await row.click()
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.getByText(/^Example by Stackbook · /)).toBeVisible()
    })

    test('a shared page ends with similar stacks', async ({ page, product }) => {
      const guest = new Guest(product.origin)
      const title = unique('Alike ')
      await saveStack(guest, { ...desk('Logseq', 'Zotero', 'Obsidian'), title })
      const { shareCode } = await saveStack(guest, desk('Logseq', 'Zotero', 'Anki'))
      await page.goto(`/?share=${shareCode}`)
      await expect(region(page, 'More like this').getByRole('link', { name: title })).toBeVisible()
      await expectFit(page)
    })

    test('a copy credits its origin, is in its list of remixes, and remains when the origin is deleted', async ({
      board,
      page,
      product,
    }) => {
      const guest = new Guest(product.origin)
      const title = unique('Origin ')
      const { json: made } = await guest.post('/api/techstack', webStack({ title }))
      await page.goto(`/?share=${made.shareCode}`)
      await expect(region(page, 'Remixes')).toHaveCount(0)
      await board.button('Duplicate Page').click()
      await expect(board.dialog('Share Tech Stack')).toBeVisible()
      await board.close()
      const copy = board.shareCode()
      expect(copy).not.toBe(made.shareCode)
      await page.goto(`/?share=${copy}`)
      await expect(page.getByText('Based on').getByRole('link', { name: title, exact: true })).toBeVisible()
      const tree = region(page, 'Remixes').getByRole('figure')
      await expect(tree.getByRole('img', { name: 'The remix tree of this stack: 2 stacks', exact: true })).toBeVisible()
      await expectFit(page)
      await tree.getByRole('link', { name: title, exact: true }).press('Enter')
      await expect(page).toHaveURL(`/?share=${made.shareCode}`)
      const remixes = region(page, 'Remixes').getByRole('link')
      await expect(remixes).toHaveCount(2)
      for (const link of await remixes.all()) await expect(link).toHaveAttribute('href', `/stack/${copy}`)
      await guest.call('DELETE', `/api/techstack/${made.id}`, { headers: { 'x-claim-secret': made.claimSecret } })
      await page.goto(`/?share=${copy}`)
      await expect(page.getByText('Based on a stack that was deleted')).toBeVisible()
      await expect(tree.getByRole('listitem')).toHaveText(['a stack that was deleted', title])
      await expect(page.getByRole('link', { name: title })).toHaveCount(0)
      await expectFit(page)
    })

    test('a comparison with an earlier version shows its owner the changed status and other changed fields', async ({
      board,
      page,
      signedIn,
    }) => {
      const { id, shareCode } = await saveStack(signedIn, {
        sections: { Desk: [tool('React', { status: 'trying' }), tool('Redis')] },
        sectionOrder: ['Desk'],
        title: 'What I use',
      })
      await signedIn.put(`/api/techstack/${id}`, { ...desk('React', 'Redis'), theme: 'y2k' })
      await board.open(shareCode)
      await board.chooseFromMore('Versions')
      const dialog = board.dialog('Versions')
      await expect(
        dialog.getByText('The same tools as now. Restoring changes the theme and the status of tools.', {
          exact: true,
        }),
      ).toBeVisible()
      await expectFit(page)
      await dialog.getByRole('link', { name: 'Compare', exact: true }).click()
      await expect(page).toHaveURL(`/compare/${shareCode}%401/${shareCode}`)
      await expect(region(page, 'In both').getByRole('listitem').filter({ hasText: 'React' })).toContainText(
        'Trying → Using',
      )
      await expectFit(page)
    })

    test('a tool is retired in its menu, taken back by undo, and shown as retired to readers and in comparisons', async ({
      board,
      page,
      saved,
    }) => {
      const other = await saved(webStack({ title: 'The other' }))
      await board.open(await saved())
      await board.openToolMenu('Redis')
      const status = page.getByRole('group', { name: 'Status', exact: true })
      await expect(status.getByRole('menuitemradio', { name: 'Using', exact: true })).toBeChecked()
      await expectFit(page)
      await status.getByRole('menuitemradio', { name: 'Retired', exact: true }).click()
      const mark = board.section('Data').getByText('Retired', { exact: true })
      await expect(mark).toBeVisible()
      await board.button('Undo').click()
      await expect(mark).toHaveCount(0)
      await board.button('Redo').click()
      await board.save('With a retired tool')
      await expect(board.dialog('Share Tech Stack')).toBeVisible()
      await board.close()

      const code = board.shareCode()
      await page.evaluate(() => localStorage.clear())
      await page.goto(`/?share=${code}`)
      await expect(mark).toBeVisible()
      await board.tool('Redis').click()
      const menu = page.getByRole('menu')
      await expect(menu.getByText('Status: Retired', { exact: true })).toBeVisible()
      await expect(menu.getByRole('menuitemradio')).toHaveCount(0)
      await page.goto(`/compare/${code}/${other}`)
      await expect(region(page, 'In both').getByRole('listitem').filter({ hasText: 'Redis' })).toContainText(
        'Retired → Using',
      )
      await expectFit(page)
    })

    test('the start page lists popular, new and trending stacks', async ({ page, product }) => {
      const title = await copiedStack(product.origin)
      const { popular } = exploreOf(page)
      const link = popular.getByRole('link', { name: title, exact: true })
      await page.goto('/')
      for (const list of ['Popular', 'New', 'This week']) {
        await popular.getByRole('radio', { name: list, exact: true }).check()
        await expect(popular.getByRole('list'), list).toHaveCount(1)
        await expect(link, list).toBeVisible()
        await expectFit(page)
      }
    })
  })
}

test('without scripts the lists of the start page can be chosen as well', async ({ browser, product }) => {
  const title = await copiedStack(product.origin)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin })
  const page = await context.newPage()
  await page.goto('/')
  const { popular } = exploreOf(page)
  await expect(popular.getByRole('link', { name: title, exact: true })).toBeVisible()
  await popular.getByRole('radio', { name: 'New', exact: true }).check()
  await expect(popular.getByRole('link', { name: title, exact: true })).toBeVisible()
  await context.close()
})
