import { BoardPage } from './pages/board-page'
import { webStack } from './pages/board-test'
import { expect, saveStack, test as base } from './product'
import { startCaptureServer, type CaptureServer } from '../support/capture-server'
import { Guest } from '../support/people'
import { expectFailedRequests } from './console-errors'

const test = base.extend<{ opened: BoardPage }, { capture: CaptureServer }>({
  capture: [
    async ({}, provide) => {
      const capture = await startCaptureServer()
      await provide(capture)
      await capture.stop()
    },
    { scope: 'worker' },
  ],
  productEnv: [
    async ({ capture }, provide) => provide({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: capture.origin }),
    { scope: 'worker' },
  ],
  opened: async ({ page, context, product }, provide) => {
    await context.route('https://react.dev/**', (route) => route.fulfill({ body: 'React' }))
    const board = new BoardPage(page, product.origin)
    const { shareCode } = await saveStack(new Guest(product.origin), webStack())
    await board.open(shareCode)
    await provide(board)
  },
})

test.beforeEach(({ capture }) => {
  capture.asked.length = 0
  capture.events.length = 0
})

async function openReact(board: BoardPage): Promise<void> {
  const tab = board.page.context().waitForEvent('page')
  await board.tool('React').click()
  await (await tab).close()
}

test('opening a tool’s link is counted once with tool, link and section, and nothing about the visitor', async ({
  capture,
  opened,
}) => {
  expect(capture.asked).toEqual([])
  await openReact(opened)
  await expect.poll(() => capture.events.length).toBe(1)
  await opened.page.waitForLoadState('networkidle')
  expect(capture.asked).toHaveLength(1)
  const [{ event, properties } = { event: '', properties: {} }] = capture.events
  expect(event).toBe('tech_link_clicked')
  expect(properties).toMatchObject({ tool: 'React', link: 'https://react.dev', section: 'Frontend' })
  expect(
    Object.keys(properties)
      .filter((name) => !name.startsWith('$'))
      .sort(),
  ).toEqual(['distinct_id', 'link', 'section', 'token', 'tool'])
  expect(JSON.stringify(capture.events)).not.toMatch(/127\.0\.0\.1|share=|Mozilla|Chrome|Linux/)
  expect(await opened.page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join(' '))).not.toMatch(/ph_/)
})

for (const [what, script] of [
  ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
  ['Global Privacy Control', "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })"],
] as const) {
  test.describe(what, () => {
    test.beforeEach(({ context }) => context.addInitScript({ content: script }))
    test('no analytics script is loaded and nothing is sent', async ({ capture, opened, product }) => {
      const asked: string[] = []
      opened.page.on('request', (request) => {
        const isOurs = new URL(request.url()).origin === product.origin
        if (!isOurs || request.resourceType() === 'script') asked.push(request.url())
      })
      await openReact(opened)
      await opened.page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      expect(capture.asked).toEqual([])
    })
  })
}

test('with blocked analytics, links open normally', async ({ capture, context, opened }) => {
  expectFailedRequests(opened.page, '/e/')
  await context.route(`${capture.origin}/**`, (route) => route.abort('blockedbyclient'))
  const refused = opened.page.waitForEvent('requestfailed')
  await openReact(opened)
  await refused
  await opened.expectTools('Frontend', ['React', 'Vue'])
})
