import type { Page, Request } from '@playwright/test'
import { startEventServer, type EventServer } from '@/tests/support/event-server'
import { tool } from '@/tests/support/stacks'
import { generatorOf } from './pages/generator'
import { headerOf } from './pages/header'
import { expect, expectAccessible, holdScripts, test as base } from './product'
import { expectFailedRequests } from './console-errors'

/**
 * Faults during generation, injected at the network edge. No typed text and no board is ever lost.
 */

const GENERATE = '**/api/techstack/generate'

const test = base.extend<{ events: EventServer }>({
  events: async ({ page }, provide) => {
    const events = await startEventServer()
    await page.route(GENERATE, (route) => route.continue({ url: `${events.origin}/` }))
    await provide(events)
    await events.stop()
  },
})

const CODE = { title: 'Code', tools: [tool('Zed')] }
const MUSIC = { title: 'Music', tools: [tool('Ableton Live')] }
const DONE = { data: { sections: { Code: CODE.tools, Music: MUSIC.tools }, sectionOrder: ['Code', 'Music'] } }

async function ask(page: Page, prompt = 'A wish'): Promise<ReturnType<typeof generatorOf>> {
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.fill(prompt)
  await generator.tools.fill('Vim')
  await generator.generate.click()
  return generator
}

async function expectEverythingThere(page: Page): Promise<void> {
  const generator = generatorOf(page)
  await expect(generator.prompt).toHaveValue('A wish')
  await expect(generator.tools).toHaveValue('Vim')
  await expect(generator.sections).toHaveCount(0)
  await expect(generator.undo).toHaveCount(0)
  await expect(generator.generate).toBeEnabled()
}

test('sections appear as they are streamed, and together they are one step of undo', async ({ page, events }) => {
  const generator = await ask(page)
  const answer = await events.next()
  await expect(generator.cancel).toBeFocused()
  answer.send('section', CODE)
  await expect(generator.section('Code')).toBeVisible()
  await expect(page.getByText('Finding tools… 1 section so far', { exact: true })).toBeVisible()
  await expectAccessible(page)
  answer.send('section', MUSIC)
  await expect(generator.section('Music')).toBeVisible()
  answer.send('done', DONE)
  answer.end()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
  await expect(generator.section('Code')).toBeFocused()
  await generator.undo.click()
  await expect(generator.sections).toHaveCount(0)
})

test('the drag code is loaded before the tools, whose icons need the network', async ({ page, events }) => {
  // From the start: a script that is under way at the click must not count as the drag code.
  const [requested, finished]: [string[], string[]] = [[], []]
  const note = (list: string[]) => (request: Request) => {
    if (request.resourceType() === 'script') list.push(request.url())
  }
  page.on('request', note(requested))
  page.on('requestfinished', note(finished))
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.fill('A wish')
  await expect.poll(() => requested.length - finished.length).toBe(0)
  const before = requested.length
  await generator.generate.click()
  const answer = await events.next()
  await expect.poll(() => requested.length > before && requested.length === finished.length).toBe(true)
  const send = await holdScripts(page)
  answer.send('section', CODE)
  await expect(async () => {
    await page.getByRole('button', { name: 'Move Zed', exact: true }).press('Space')
    await expect(page.getByText(/^Picked up/)).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  send()
})

test('a tool dragged while sections arrive lands in the last one', async ({ page, events }) => {
  const generator = await ask(page)
  const answer = await events.next()
  answer.send('section', CODE)
  await page.getByRole('button', { name: 'Move Zed', exact: true }).focus()
  await page.keyboard.press('Space')
  answer.send('section', MUSIC)
  await expect(generator.section('Music')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Zed', exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  answer.send('section', { title: 'Writing', tools: [tool('Obsidian')] })
  await generator.section('Writing').hover()
  await page.mouse.up()
  await expect(generator.section('Writing').getByRole('button', { name: 'Zed', exact: true })).toBeVisible()
  answer.send('done', DONE)
  answer.end()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zed', exact: true })).toHaveCount(1)
  await expect(generator.section('Writing').getByRole('button', { name: 'Zed', exact: true })).toBeVisible()
})

test('a section renamed or removed during the stream stays so at its end', async ({ page, events }) => {
  const generator = await ask(page)
  const answer = await events.next()
  answer.send('section', CODE)
  answer.send('section', MUSIC)
  const more = async (title: string, item: string) => {
    await page.getByRole('button', { name: `More for section ${title}`, exact: true }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await more('Code', 'Rename…')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Editors')
  answer.send('section', { title: 'Writing', tools: [tool('Obsidian')] })
  await expect(page.getByText('Finding tools… 3 sections so far', { exact: true })).toBeAttached()
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await more('Music', 'Remove section')
  await expect(generator.section('Music')).toHaveCount(0)
  answer.send('done', DONE)
  answer.end()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
  await expect(generator.sections).toHaveCount(2)
  await expect(generator.section('Editors').getByRole('button', { name: 'Zed', exact: true })).toBeVisible()
  await expect(generator.section('Writing').getByRole('button', { name: 'Obsidian', exact: true })).toBeVisible()
})

test('the progress bar follows the text length, and shows no figure when the response is late', async ({
  page,
  events,
}) => {
  const generator = await ask(page, 'A longer wish. '.repeat(25))
  const answer = await events.next()
  const figure = async () => Number((await generator.progress.getAttribute('aria-valuenow')) ?? 'NaN')
  await expect.poll(figure).toBeGreaterThan(40)
  await expect(generator.progress).not.toHaveAttribute('aria-valuenow', { timeout: 15_000 })
  await expect(generator.progress).toBeVisible()
  await expect(page.getByText('Finding tools…', { exact: true })).toBeVisible()
  answer.send('done', DONE)
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
})

test('an answer fills the progress bar to 100 % before the generator closes', async ({ page, events }) => {
  const generator = await ask(page, 'A longer wish. '.repeat(25))
  const answer = await events.next()
  await expect.poll(async () => Number(await generator.progress.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
  const values = await page.evaluateHandle(() => {
    const seen: (string | null)[] = []
    new MutationObserver(() => {
      const bar = document.querySelector('[role="progressbar"][aria-label="Generating stack"]')
      const value = bar ? bar.getAttribute('aria-valuenow') : 'gone'
      if (value !== seen.at(-1)) seen.push(value)
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
    return seen
  })
  answer.send('done', DONE)
  answer.end()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
  await expect(generator.progress).toHaveCount(0)
  expect((await values.jsonValue()).slice(-2)).toEqual(['100', 'gone'])
})

test('cancelling aborts the request and changes nothing', async ({ page, events }) => {
  const generator = await ask(page)
  const answer = await events.next()
  answer.send('section', CODE)
  await expect(generator.section('Code')).toBeVisible()
  await generator.cancel.click()
  await answer.left
  await expectEverythingThere(page)
  await expect(generator.generate).toBeFocused()
  await expect(headerOf(page).notifications.getByRole('alert')).toBeEmpty()
})

test('a double click or a held key starts a generation and does not cancel it', async ({ page, events }) => {
  const generator = generatorOf(page)
  await generator.open()
  for (const press of ['click', 'key'] as const) {
    await generator.prompt.fill('A wish')
    if (press === 'click') await generator.generate.dblclick()
    else {
      await generator.generate.focus()
      for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    }
    const answer = await events.next()
    answer.send('done', DONE)
    answer.end()
    await expect(generator.section('Code')).toBeVisible()
    await expect(generator.toggle).toHaveAttribute('aria-expanded', 'false')
    await generator.toggle.click()
    await expect(generator.prompt).toHaveValue('')
  }
})

test('an interrupted stream restores the board and shows a message', async ({ page, events }) => {
  expectFailedRequests(page, '/api/techstack/generate')
  const generator = await ask(page)
  const answer = await events.next()
  answer.send('section', CODE)
  await expect(generator.section('Code')).toBeVisible()
  answer.breakOff()
  await expect(headerOf(page).toast('Error generating tech stack')).toBeVisible()
  await expect(headerOf(page).toast('Unknown error occurred')).toBeVisible()
  await expectEverythingThere(page)
})

test('a stream that ends early or contains an error is a failure too', async ({ page, events }) => {
  const generator = await ask(page)
  const first = await events.next()
  first.send('section', CODE)
  first.end()
  await expect(headerOf(page).toast('Unknown error occurred')).toBeVisible()
  await generator.generate.click()
  const second = await events.next()
  second.send('section', CODE)
  second.send('error', { error: 'The model is resting.' })
  second.end()
  await expect(headerOf(page).toast('The model is resting.')).toBeVisible()
  await expectEverythingThere(page)
})

test('the server’s message is shown, and a default one if there is none', async ({ page }) => {
  expectFailedRequests(page, '/api/techstack/generate')
  await page.route(GENERATE, (route) => route.fulfill({ status: 422, json: { error: 'No wish can be read.' } }))
  const generator = await ask(page)
  await expect(headerOf(page).toast('Error generating tech stack')).toBeVisible()
  await expect(headerOf(page).toast('No wish can be read.')).toBeVisible()
  await page.unroute(GENERATE)
  await page.route(GENERATE, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await generator.generate.click()
  await expect(headerOf(page).toast('Failed to generate tech stack')).toBeVisible()
  await expectEverythingThere(page)
})

test('without a network nothing is lost, and a retry with a network succeeds', async ({ page, context }) => {
  expectFailedRequests(page, '/api/techstack/', '/_next/static/chunks/')
  const generator = generatorOf(page)
  await generator.open()
  await generator.prompt.fill('A wish')
  await generator.tools.fill('Vim')
  // The code for messages loads when the browser is idle.
  await expect(headerOf(page).notifications).toBeAttached()
  await context.setOffline(true)
  await generator.generate.click()
  await expect(headerOf(page).toast('Error generating tech stack')).toBeVisible()
  await expectEverythingThere(page)
  await context.setOffline(false)
  await generator.prompt.fill('Novelist')
  await generator.generate.click()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
})

test('a response that is not streamed is shown too', async ({ page }) => {
  await page.route(GENERATE, (route) => route.fulfill({ json: DONE }))
  const generator = await ask(page)
  await expect(generator.section('Music')).toBeVisible()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
})

test('a stack without a title is shown when the title request fails', async ({ page }) => {
  expectFailedRequests(page, '/api/generate-persona')
  await page.route('**/api/generate-persona', (route) => route.fulfill({ status: 500, body: '' }))
  const asked = page.waitForResponse('**/api/generate-persona')
  const generator = await ask(page, 'Podcaster at home')
  await asked
  await expect(generator.sections.first()).toBeVisible()
  await expect(headerOf(page).toast('Tech stack generated!')).toBeVisible()
})
