import type { Page } from '@playwright/test'
import type { BoardPage } from './pages/board-page'
import { generatorOf } from './pages/generator'
import { expect, test, webStack } from './pages/board-test'

/** Stacks from files, drops and pasted texts. */

interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const PNG = { name: 'stack.png', mimeType: 'image/png' }
const JSON_FILE = { name: 'stack.json', mimeType: 'application/json' }

async function download(page: Page, address: string): Promise<Buffer> {
  const answer = await page.request.get(address)
  expect(answer.status()).toBe(200)
  return answer.body()
}

async function choose(board: BoardPage, file: GivenFile): Promise<void> {
  await board.button('More').click()
  const chooser = board.page.waitForEvent('filechooser')
  await board.item('Import…').click()
  await (await chooser).setFiles(file)
}

/**
 * Browsers make drops and pastes of files only from real gestures of the system, so the event is
 * made here.
 */
const give = (page: Page, kind: 'drop' | 'paste', { name, mimeType, buffer }: GivenFile): Promise<void> =>
  page.evaluate(
    ({ kind, name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], name, { type: mimeType }))
      const target = document.activeElement ?? document.body
      const options = { bubbles: true, cancelable: true }
      if (kind === 'paste') {
        target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
        return
      }
      for (const name of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(name, { ...options, dataTransfer: data }))
    },
    { kind, name, mimeType, base64: buffer.toString('base64') },
  )

const imported = (board: BoardPage) => expect(board.toast('Stack imported')).toBeVisible()

async function expectWebStack(board: BoardPage): Promise<void> {
  await imported(board)
  await board.expectTools('Frontend', ['React', 'Vue'])
  await board.expectTools('Data', ['PostgreSQL', 'Redis'])
  await expect(board.page.getByRole('heading', { level: 1 })).toHaveText('What I build with')
}

test('a picture of a stack is chosen as a file and becomes that stack, as one step of undo', async ({
  board,
  page,
  product,
  saved,
}) => {
  const code = await saved()
  const buffer = await download(page, `${product.origin}/stack/${code}.png`)
  await board.open()
  await choose(board, { ...PNG, buffer })
  await expectWebStack(board)
  await board.button('Undo').click()
  await expect(board.section('Frontend')).toHaveCount(0)
})

test('a file without a stack changes nothing and says so', async ({ board, saved }) => {
  await board.open(await saved())
  await choose(board, { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"notes":[]}') })
  await expect(board.toast('This file holds no stack')).toBeVisible()
  await board.expectTools('Frontend', ['React', 'Vue'])
})

for (const kind of ['drop', 'paste'] as const)
  for (const focus of ['nothing', 'the prompt'])
    test(`the ${kind} of a picture on the empty board becomes its stack while ${focus} has focus`, async ({
      board,
      page,
      product,
      saved,
    }) => {
      const buffer = await download(page, `${product.origin}/stack/${await saved()}.png`)
      await board.open()
      if (focus === 'the prompt') await generatorOf(page).prompt.focus()
      await give(page, kind, { ...PNG, buffer })
      await expectWebStack(board)
    })

test('a dropped techstack.yml becomes sections by category', async ({ board, page }) => {
  await board.open()
  const yml = `repo_name: Our shop
tools:
  - name: React
    category: Libraries
    website_url: https://react.dev
    open_source: true
  - name: PostgreSQL
    category: Databases
`
  await give(page, 'drop', { name: 'techstack.yml', mimeType: 'application/yaml', buffer: Buffer.from(yml) })
  await imported(board)
  await board.expectTools('Libraries', ['React'])
  await board.expectTools('Databases', ['PostgreSQL'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our shop')
})

test('pasted JSON becomes its stack on the empty board, and stays text in a field', async ({
  board,
  context,
  page,
  product,
  saved,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const json = (await download(page, `${product.origin}/stack/${await saved()}.json`)).toString()
  await board.open()
  await page.evaluate((text) => navigator.clipboard.writeText(text), json)
  const { prompt } = generatorOf(page)
  await prompt.focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(prompt).toHaveValue(/"\$schema"/)
  await expect(board.section('Frontend')).toHaveCount(0)
  await prompt.fill('')
  await prompt.blur()
  await page.keyboard.press('ControlOrMeta+v')
  await expectWebStack(board)
})

test('a file dropped on a board with tools changes nothing', async ({ board, page, product, saved }) => {
  const code = await saved()
  const buffer = await download(page, `${product.origin}/stack/${await saved(webStack({ title: 'Other' }))}.png`)
  await board.open(code)
  await give(page, 'drop', { ...PNG, buffer })
  // The same file is read by Import, so the drop would have been by now.
  await choose(board, { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('[]') })
  await expect(board.toast('This file holds no stack')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What I build with')
})

test('the handle of another person is left out, and that of an own stack is kept', async ({
  board,
  page,
  product,
  saved,
  signInHere,
}) => {
  const owner = await signInHere()
  const own = await saved(webStack({ twitterHandle: 'mine' }), owner)
  const foreign = await saved(webStack({ twitterHandle: 'theirs' }))
  // Leaving a board with changes is asked about.
  page.on('dialog', (dialog) => dialog.accept())
  for (const [code, shown] of [
    [own, 1],
    [foreign, 0],
  ] as const) {
    await board.open()
    await choose(board, { ...JSON_FILE, buffer: await download(page, `${product.origin}/stack/${code}.json`) })
    await expectWebStack(board)
    await expect(page.getByText(/@(?:mine|theirs)/)).toHaveCount(shown)
  }
})

async function exportedJson(board: BoardPage): Promise<{ code: string | null; handle: string }> {
  const started = board.page.waitForEvent('download')
  await board.chooseFromMore('Download as JSON')
  const stream = await (await started).createReadStream()
  return JSON.parse(Buffer.concat(await stream.toArray()).toString()) as Awaited<ReturnType<typeof exportedJson>>
}

test('JSON of the changed board of another person leaves out their handle', async ({ board, saved }) => {
  await board.open(await saved(webStack({ twitterHandle: 'theirs' })))
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  expect(await exportedJson(board)).toMatchObject({ code: null, handle: '' })
})

test('JSON of the changed board of its owner keeps the handle', async ({ board, saved, signInHere }) => {
  const owner = await signInHere()
  await board.open(await saved(webStack({ twitterHandle: 'mine' }), owner))
  await board.moveByKeyboard('Move React', ['ArrowRight'])
  expect(await exportedJson(board)).toMatchObject({ code: null, handle: 'mine' })
})
