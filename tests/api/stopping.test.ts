import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { overBothDatabases } from '../support/api'
import { startPartialSave } from '../support/partial-request'
import { Guest, signUp, unique } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36' }
/** Another visitor than the one who saves: the popular list counts only others. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' }
const CRAWLER = { 'user-agent': 'Twitterbot/1.0' }

/** The product is stopped during requests and started again over the same database. */
overBothDatabases(
  'a stop',
  (running) => {
    let again: Product
    let seen: string
    let crawled: string
    let glanced: string
    let copied: string
    let newcomer: Promise<unknown>
    /** In the name of each save that is running during the stop. */
    const word = unique('onitsway')
    let answers: string[]
    let visits: number[]

    beforeAll(async () => {
      const { product, databaseUrl } = running()
      const guest = new Guest(product.origin)
      const save = async (title: string) => {
        const answer = await guest.post('/api/techstack', stack({ title }))
        expect(answer.status, answer.text).toBe(201)
        return answer.json.shareCode as string
      }
      seen = await save('seen')
      crawled = await save('crawled')
      glanced = await save('glanced')
      copied = await save('copied')
      const visit = async () => (await guest.get(`/?share=${seen}`, { ...PERSON, ...ELSEWHERE })).status
      visits = [await visit(), await visit(), await visit()]
      await guest.get(`/?share=${crawled}`, { ...CRAWLER, ...ELSEWHERE })
      await guest.call('HEAD', `/?share=${glanced}`, { headers: { ...PERSON, ...ELSEWHERE } })
      await guest.post(`/api/share/${copied}`, {}, ELSEWHERE)

      const halfSent = () => startPartialSave(product.origin, stack({ name: `${word} ${unique('')}` }))
      const [early, late] = await Promise.all([1, 2].map(() => Promise.all(Array.from({ length: 8 }, halfSent))))
      const never = await halfSent()
      const atOnce = early?.map(({ finish }) => finish()) ?? []
      const ended = product.kill('SIGTERM')
      await vi.waitFor(() => expect(product.output()).toContain('"stopping"'), { timeout: 30_000 })
      newcomer = halfSent()
      await Promise.allSettled([newcomer])
      answers = await Promise.all([...atOnce, ...(late?.map(({ finish }) => finish()) ?? [])])
      never.breakOff()
      await ended
      again = await startProduct(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, product.dataDir)
    })
    afterAll(() => again.kill())

    // promise: graceful-shutdown
    test('completes running saves and refuses new ones', async () => {
      expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(answers.map(() => 'HTTP/1.1 201 Created'))
      expect(answers).toHaveLength(16)
      await expect(newcomer).rejects.toThrow('ECONNREFUSED')
    })

    // promise: graceful-shutdown
    test('keeps every acknowledged save, and nothing of an incomplete one', async () => {
      const guest = new Guest(again.origin)
      const answered = answers.flatMap((answer) => /"shareCode":"(\w+)"/.exec(answer)?.[1] ?? [])
      const { json } = await guest.get(`/api/techstack/search/${word}`)
      const found = (json as { shareCode: string }[]).map(({ shareCode }) => shareCode)
      expect(found.toSorted()).toEqual(answered.toSorted())
      for (const code of found)
        expect((await guest.get(`/api/techstack/${code}`)).json).toMatchObject({
          name: expect.stringContaining(word),
          sectionOrder: ['Data', 'Frontend'],
          sections: { Frontend: [{ text: 'React' }], Data: [{ text: 'PostgreSQL' }, { text: 'Redis' }] },
        })
    })

    // promise: graceful-shutdown
    test('writes pending views: one a day for each visitor, none of crawlers or HEAD requests, and copies count more', async () => {
      expect(visits).toEqual([200, 200, 200])
      const { json } = await new Guest(again.origin).get('/api/techstack/popular')
      const rows = json as { shareCode: string; views: number; duplicates: number }[]
      const row = (code: string) => rows.find((candidate) => candidate.shareCode === code)
      expect(row(seen)).toMatchObject({ views: 1, duplicates: 0 })
      expect(row(copied)).toMatchObject({ views: 0, duplicates: 1 })
      expect(row(crawled)?.views ?? 0).toBe(0)
      expect(row(glanced)?.views ?? 0).toBe(0)
      expect(rows.slice(0, 2).map((entry) => entry.shareCode)).toEqual([copied, seen])
    })
  },
  { TRUST_PROXY_HOPS: '1' },
)

// promise: graceful-shutdown
test('a stop does not wait for the next request of a kept-alive connection, or for ever for an incomplete one', async () => {
  const product = await startProduct()
  const begin = () => startPartialSave(product.origin, stack(), 'keep-alive')
  const [answered, later, never] = [await begin(), await begin(), await begin()]
  const ended = product.kill('SIGTERM')
  await vi.waitFor(() => expect(product.output()).toContain('"stopping"'), { timeout: 30_000 })
  // Each connection is closed after its response, while others are still waiting.
  expect(await answered.finish()).toMatch(/^HTTP\/1\.1 201 /)
  expect(await later.finish()).toMatch(/^HTTP\/1\.1 201 /)
  await ended
  never.breakOff()
  await product.stop()
})

// promise: graceful-shutdown
test('a stop does not wait for a mail server that does not answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const asked = once(silent, 'connection')
  const product = await startProduct({
    NEXTAUTH_URL: 'http://stacks.example',
    SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  })
  await signUp(product.origin)
  const [socket] = (await asked) as [Socket]
  const began = performance.now()
  await product.kill('SIGTERM')
  expect(performance.now() - began).toBeLessThan(30_000)
  socket.destroy()
  silent.close()
  await product.stop()
})
