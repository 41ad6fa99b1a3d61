import { expect, test } from 'vitest'
import { overBothDatabases } from '../support/api'
import { Guest } from '../support/people'
import { startProduct } from '../support/product'
import { stack } from '../support/stacks'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36' }

overBothDatabases('the popular list', (running) => {
  test('counts people once a day, not crawlers, and copies more than views; a stop writes what was not yet written', async () => {
    const { product, databaseUrl } = running()
    const guest = new Guest(product.origin)
    const [seen, crawled, copied] = await Promise.all(
      ['seen', 'crawled', 'copied'].map(
        async (title) => (await guest.post('/api/techstack', stack({ title }))).json.shareCode as string,
      ),
    )
    for (let visit = 0; visit < 3; visit++) expect((await guest.get(`/?share=${seen}`, PERSON)).status).toBe(200)
    await guest.get(`/?share=${crawled}`, { 'user-agent': 'Twitterbot/1.0' })
    await guest.post(`/api/share/${copied}`, {})
    await product.kill('SIGTERM')

    const again = await startProduct(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, product.dataDir)
    try {
      const { json } = await new Guest(again.origin).get('/api/techstack/popular')
      const rows = json as { shareCode: string; views: number; duplicates: number }[]
      const row = (code: string | undefined) => rows.find((candidate) => candidate.shareCode === code)
      expect(row(seen)).toMatchObject({ views: 1, duplicates: 0 })
      expect(row(copied)).toMatchObject({ views: 0, duplicates: 1 })
      expect(row(crawled)?.views ?? 0).toBe(0)
      expect(rows.slice(0, 2).map((entry) => entry.shareCode)).toEqual([copied, seen])
    } finally {
      await again.kill()
    }
  })
})
