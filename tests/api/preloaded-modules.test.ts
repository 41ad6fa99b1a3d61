import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'
import { startVideoService, type VideoService } from '../support/youtube'

/** A module that is loaded at first use stays broken if no file can be opened at that moment. */

let service: VideoService
let product: Product
beforeAll(async () => {
  service = await startVideoService()
  product = await startProduct({
    YOUTUBE_ORIGIN: service.origin,
    NODE_OPTIONS: '--import ./tests/support/report-loaded-packages.mjs',
  })
})
afterAll(async () => {
  await product.stop()
  await service.stop()
})

test('no package is loaded after the start by generating, saving, previewing, checking pages, transcripts or signing up', async () => {
  const [before = '', after = ''] = product.output().split('"msg":"listening"')
  expect(before).toMatch(/loaded .*jsdom/)
  expect(after).not.toMatch(/^loaded /m)
  const length = product.output().length
  const guest = new Guest(product.origin)
  service.video = { tracks: [{ language: 'en', text: 'I edit in Resolve' }] }
  expect((await guest.post('/api/techstack/generate', { prompt: 'React' })).status).toBe(200)
  const saved = await guest.post('/api/techstack', stack({ htmlContent: '<p>Hello</p>' }))
  expect(saved.status).toBe(201)
  for (const path of [
    '/',
    `/?share=${saved.json.shareCode}`,
    `/api/preview/${saved.json.shareCode}`,
    `/persona/${saved.json.shareCode}/frame`,
    '/api/techstack/search?q=React',
    '/api/youtube/transcript?url=https://youtu.be/dQw4w9WgXcQ',
  ])
    expect([path, (await guest.get(path)).status]).toEqual([path, 200])
  expect((await guest.post('/api/persona/check', { html: '<p>x</p>' })).status).toBe(200)
  const account = { email: 'first@example.com', password: 'correct horse battery' }
  expect((await guest.post('/api/account/signup', account)).status).toBe(201)
  expect(
    product
      .output()
      .slice(length)
      .split('\n')
      .filter((line) => line.startsWith('loaded ')),
  ).toEqual([])
})
