import { generatorOf } from './pages/generator'
import { headerOf } from './pages/header'
import { expect, expectAccessible, test } from './product'
import { expectFailedRequests } from './console-errors'

const TRANSCRIPT = '**/api/youtube/transcript?url=*'
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test('Get Transcript fills the prompt and keeps the text typed above it', async ({ page }) => {
  await page.route(TRANSCRIPT, (route) => {
    expect(new URL(route.request().url()).searchParams.get('url')).toBe(LINK)
    return route.fulfill({ json: { transcript: 'so today I use Figma' } })
  })
  const generator = generatorOf(page)
  await generator.open()
  await expect(generator.getTranscript).toBeDisabled()
  await generator.prompt.fill('My desk')
  await generator.link.fill(LINK)
  await generator.getTranscript.click()
  await expect(generator.prompt).toHaveValue('My desk\n\nso today I use Figma')
})

test('when the service refuses, the transcript can be pasted or chosen as a file', async ({ page }) => {
  expectFailedRequests(page, '/api/youtube/transcript')
  await page.route(TRANSCRIPT, (route) =>
    route.fulfill({ status: 404, json: { error: 'The video has no captions. Paste the transcript instead.' } }),
  )
  const generator = generatorOf(page)
  await generator.open()
  await generator.link.fill(LINK)
  await generator.link.press('Enter')
  await expect(headerOf(page).toast('Error fetching transcript')).toBeVisible()
  await expect(headerOf(page).toast('Failed to fetch transcript')).toBeVisible()
  await expect(page.getByText('The video has no captions.')).toBeVisible()
  await expect(generator.link).toHaveValue(LINK)
  await expectAccessible(page)
  await generator.pasted.fill('I use Obsidian')
  await generator.usePasted.click()
  await expect(generator.prompt).toHaveValue('I use Obsidian')
  await expect(generator.pasted).toHaveCount(0)

  await generator.getTranscript.click()
  await generator.transcriptFile.setInputFiles({
    name: 'talk.srt',
    mimeType: 'text/plain',
    buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nand Zotero\n'),
  })
  await expect(generator.prompt).toHaveValue('I use Obsidian\n\nand Zotero')
})

for (const [status, reason] of [
  [400, 'This is not a link to a YouTube video.'],
  [502, 'The video service refuses our server right now.'],
] as const)
  test(`the reason of a ${status} is shown beside the link`, async ({ page }) => {
    expectFailedRequests(page, '/api/youtube/transcript')
    await page.route(TRANSCRIPT, (route) => route.fulfill({ status, json: { error: reason } }))
    const generator = generatorOf(page)
    await generator.open()
    await generator.link.fill(LINK)
    await generator.getTranscript.click()
    await expect(headerOf(page).toast('Failed to fetch transcript')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Transcript by hand', exact: true })).toContainText(reason)
  })

test('without a network the link stays, and the button works again with one', async ({ page }) => {
  expectFailedRequests(page, '/api/youtube/transcript')
  await page.route(TRANSCRIPT, (route) => route.abort())
  const generator = generatorOf(page)
  await generator.open()
  await generator.link.fill(LINK)
  await generator.getTranscript.click()
  await expect(headerOf(page).toast('Error fetching transcript')).toBeVisible()
  await expect(generator.link).toHaveValue(LINK)
  await expect(generator.getTranscript).toBeEnabled()
})
