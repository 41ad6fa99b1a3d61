import type { Locator } from '@playwright/test'
import { Guest } from '@/tests/support/people'
import { tool } from '@/tests/support/stacks'
import { expect, test, webStack } from './pages/board-test'
import { expectAccessible, expectNoSidewaysScroll, saveStack } from './product'

/** Compares the stack on the board with another one: the dialog and the page of the comparison. */

const other = (over: Record<string, unknown> = {}) =>
  webStack({
    title: 'What they build with',
    sections: { Web: [tool('React'), tool('MySQL'), tool('A tool of ours')] },
    sectionOrder: ['Web'],
    ...over,
  })

test('a share code opens the comparison, with shared tools and those of one side', async ({ board, page, saved }) => {
  const [mine, theirs] = [await saved(), await saved(other())]
  await board.open(mine)
  await board.chooseFromMore('Compare')
  const dialog = board.dialog('Compare with')
  await board.textbox('Share code or link').fill(theirs)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.waitForURL(`**/compare/${mine}/${theirs}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What I build with.* and What they build with/)
  const names = (list: string) => page.getByRole('region', { name: list, exact: true }).getByRole('listitem')
  await expect(names('In both')).toHaveText(['React'])
  await expect(names('Only in What I build with')).toHaveText(['Vue', 'PostgreSQL', 'Redis'])
  await expect(names('Only in What they build with')).toHaveText(['MySQL', 'A tool of ours'])
  await expect(names('For the same job')).toHaveText([/PostgreSQL.*or.*MySQL/])
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})

/** How many lines the text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

for (const width of [640, 760, 768, 900, 1280])
  test(`names of tools are whole words at ${width} px, beside a status as well`, async ({ page, saved }) => {
    const tried = (name: string) => tool(name, { status: 'trying' })
    const mine = await saved(
      webStack({ sections: { Data: [tried('PostgreSQL'), tried('Cloudflare')] }, sectionOrder: ['Data'] }),
    )
    const theirs = await saved(other())
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/compare/${mine}/${theirs}`)
    const names = page.getByRole('main').getByText(/^(?:PostgreSQL|Cloudflare|MySQL)$/)
    await expect(names).toHaveCount(5)
    for (const name of await names.all()) expect(await linesOf(name)).toBe(1)
    await expectNoSidewaysScroll(page)
  })

for (const link of ['/stack/CODE', '/?share=CODE', '/stack/CODE.svg?theme=dark', '/stack/CODE/embed'])
  test(`the link ${link} names its stack`, async ({ board, page, saved }) => {
    const [mine, theirs] = [await saved(), await saved(other())]
    await board.open(mine)
    await board.chooseFromMore('Compare')
    await board.textbox('Share code or link').fill(board.origin + link.replace('CODE', theirs))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/compare/${mine}/${theirs}`)
  })

test('a text that is not a code or a link shows an error at the field', async ({ board, saved }) => {
  await board.open(await saved())
  await board.chooseFromMore('Compare')
  const field = board.textbox('Share code or link')
  await field.fill('my favourite stack')
  await board.dialog('Compare with').getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(
    'Enter a share code of ten letters and digits, or the link of a stack.',
  )
})

test('a signed-in visitor chooses one of their stacks, in reading mode too', async ({
  board,
  page,
  saved,
  signInHere,
}) => {
  const owner = await signInHere()
  const own = await saved(other(), owner)
  const read = await saved()
  await page.goto(`/?share=${read}`)
  await board.chooseFromMore('Compare')
  const list = board.dialog('Compare with').getByRole('region', { name: 'Your stacks', exact: true })
  await list.getByRole('link', { name: 'What they build with', exact: true }).click()
  await page.waitForURL(`**/compare/${read}/${own}`)
})

test('a guest chooses a stack that was saved on this device', async ({ board, page, product, saved }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const stored = await saveStack(new Guest(product.origin), other())
  await board.open(await saved())
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  await board.save('Saved here')
  await expect(board.dialog('Share Tech Stack')).toBeVisible()
  const own = board.shareCode()
  await page.goto(`/?share=${stored.shareCode}`)
  await board.chooseFromMore('Compare')
  const list = board.dialog('Compare with').getByRole('region', { name: 'Your stacks on this device', exact: true })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await list.getByRole('link', { name: 'Saved here', exact: true }).click()
  await page.waitForURL(`**/compare/${stored.shareCode}/${own}`)
})
