import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { startVideoService, type VideoService } from '../support/youtube'

let service: VideoService
let product: Product
const ask = (link: string, language = 'en') =>
  new Guest(product.origin).get(`/api/youtube/transcript?url=${encodeURIComponent(link)}`, {
    'accept-language': language,
  })
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

beforeAll(async () => {
  service = await startVideoService()
  product = await startProduct({ YOUTUBE_ORIGIN: service.origin })
})
afterAll(async () => {
  await product.stop()
  await service.stop()
})
beforeEach(() => {
  service.video = {}
  service.asked.length = 0
  service.abandoned = 0
})

test('the captions of a video are returned as text, in the visitor’s language', async () => {
  service.video = {
    tracks: [
      { language: 'en', text: 'I edit in Resolve' },
      { language: 'de', text: 'Ich schneide in Resolve\nund nutze Notion' },
    ],
  }
  expect((await ask(VIDEO, 'de')).json).toEqual({ transcript: 'Ich schneide in Resolve\nund nutze Notion' })
  expect((await ask(VIDEO, 'fr')).json).toEqual({ transcript: 'I edit in Resolve' })
})

test('without caption tracks the transcript panel is used', async () => {
  service.video = { panel: ['my desk', 'has a ThinkPad'] }
  const answer = await ask('https://youtu.be/dQw4w9WgXcQ')
  expect(answer.json).toEqual({ transcript: 'my desk\nhas a ThinkPad' })
})

test('captions are preferred, and the panel is used when captions are refused to our server', async () => {
  const tracks = [{ language: 'en', text: 'by the captions' }]
  service.video = { tracks, panel: ['by the panel'] }
  expect((await ask(VIDEO)).json).toEqual({ transcript: 'by the captions' })
  expect(service.asked.some((path) => path.includes('get_transcript'))).toBe(false)
  service.video = { tracks, captionStatus: 403, panel: ['by the panel'] }
  expect((await ask(VIDEO)).json).toEqual({ transcript: 'by the panel' })
  service.video = { status: 'LOGIN_REQUIRED', panel: ['by the panel'] }
  expect((await ask(VIDEO)).json).toEqual({ transcript: 'by the panel' })
  service.video = { tracks, captionStatus: 403 }
  expect((await ask(VIDEO)).json.error).toMatch(/refuses our server.*paste it here/)
})

test('captions at another host are not fetched', async () => {
  for (const url of ['https://evil.example/captions', 'http://www.youtube.com/x', 'https://www.youtube.com:444/x']) {
    service.video = { tracks: [{ language: 'en', text: 'x', url }] }
    expect((await ask(VIDEO)).status).toBe(502)
  }
  expect(product.output()).toMatch(/refused to ask evil\.example/)
})

test('a private and a deleted video have different messages', async () => {
  for (const status of ['ERROR', 'UNPLAYABLE']) {
    service.video = { status }
    const answer = await ask(VIDEO)
    expect([answer.status, answer.json.error]).toEqual([
      404,
      expect.stringMatching(/private or does not exist.*paste it/),
    ])
  }
})

test('a visitor who disconnects aborts the requests', async () => {
  service.video = { fault: 'stall' }
  const leave = new AbortController()
  const asking = fetch(`${product.origin}/api/youtube/transcript?url=${encodeURIComponent(VIDEO)}`, {
    signal: leave.signal,
  })
  await expect.poll(() => service.asked.length).toBe(1)
  leave.abort()
  await expect(asking).rejects.toThrow()
  await expect.poll(() => service.abandoned).toBe(1)
})

test('a video without captions and a refusing service have different messages, and both offer pasting', async () => {
  const none = await ask(VIDEO)
  expect(none.status).toBe(404)
  expect(none.json.error).toMatch(/^The video has no captions\. .*paste it here/)
  service.video = { status: 'LOGIN_REQUIRED' }
  const refused = await ask(VIDEO)
  expect(refused.status).toBe(502)
  expect(refused.json.error).toMatch(/refuses our server.*paste it here/)
})

const TRACKS = [{ language: 'en', text: 'hello' }]

// promise: no-ssrf
test.each([
  ['a refusal', { status: 429 }],
  ['an error', { status: 500 }],
  ['an answer without end', 'too large'],
] as const)('%s of the service is a 502 with a message', async (_what, fault) => {
  service.video = { tracks: TRACKS, fault }
  const answer = await ask(VIDEO)
  expect(answer.status).toBe(502)
  expect(answer.json.error).toContain('paste it here')
})

// promise: no-ssrf
test('redirects of the service are not followed', async () => {
  service.video = { tracks: TRACKS, fault: { status: 302, location: `${service.origin}/elsewhere` } }
  expect((await ask(VIDEO)).status).toBe(502)
  expect(service.asked.length).toBeGreaterThan(0)
  expect(service.asked).not.toContain('/elsewhere')
})

// promise: no-ssrf
test('a stalled service times out', async () => {
  service.video = { fault: 'stall' }
  const started = performance.now()
  expect((await ask(VIDEO)).status).toBe(502)
  // One request may take five seconds, and all together twenty.
  expect(performance.now() - started).toBeLessThan(15_000)
})

// promise: no-ssrf
test('an invalid video link is refused before any request', async () => {
  for (const link of [
    'http://169.254.169.254/latest',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'nonsense',
  ])
    expect((await ask(link)).status).toBe(400)
  expect(service.asked).toEqual([])
})
