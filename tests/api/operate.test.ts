import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, overBothDatabases } from '../support/api'
import { operate } from '../support/operator'
import { Guest, signUp } from '../support/people'
import { stack } from '../support/stacks'

// Every command is a process of its own, which a busy machine takes its time to start.
vi.setConfig({ testTimeout: 120_000 })

/** Commands beside a product that serves meanwhile. */
overBothDatabases('operating', (running) => {
  const guest = () => new Guest(running().product.origin)
  const here = () => ({ dataDir: running().product.dataDir, databaseUrl: running().databaseUrl })
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stackbook-operator-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('a stack that is hidden is gone from every place, comes back, and is removed for good', async () => {
    const owner = await signUp(running().product.origin)
    const body = stack({ htmlContent: '<p>A page of mine</p>', description: 'Nothing but what I hid.' })
    const { json: made } = await owner.post('/api/techstack', body)
    const code = made.shareCode as string
    const readers = [`/api/techstack/${code}`, `/?share=${code}`, `/api/preview/${code}`, `/persona/${code}/frame`]
    const statuses = async () => Promise.all(readers.map(async (at) => (await guest().get(at)).status))
    const lists = [
      `/api/techstack/search/${encodeURIComponent(body.name)}`,
      `/api/techstack/handle/${body.twitterHandle}`,
      '/api/techstack/popular',
    ]
    const listed = async () => Promise.all(lists.map(async (at) => (await guest().get(at)).text.includes(code)))
    // Popular enough to be on the list of twelve.
    await guest().post(`/api/share/${code}`, {})
    expect([await statuses(), await listed()]).toEqual([
      [200, 200, 200, 200],
      [true, true, true],
    ])

    expect(await operate(here(), 'stack', 'hide', code)).toMatchObject({ code: 0, err: '' })
    expect([await statuses(), await listed()]).toEqual([
      [410, 410, 410, 410],
      [false, false, false],
    ])
    const page = await guest().get(`/?share=${code}`)
    const said = ['<html lang="en"', 'This stack was taken down', 'Describe your tech stack', body.description]
    expect(said.map((words) => page.text.includes(words))).toEqual([true, true, true, false])
    expect((await guest().get(`/api/techstack/${code}`)).json).toEqual({ error: 'This stack was taken down.' })
    expect((await guest().post(`/api/share/${code}`, {})).status).toBe(410)
    expect((await guest().post(`/api/report/${code}`, { reason: 'again' })).status).toBe(410)
    expect((await owner.put(`/api/techstack/${made.id}`, { name: 'Shown after all' })).status).toBe(410)

    await operate(here(), 'stack', 'unhide', code)
    expect((await guest().get(`/api/techstack/${code}`)).json).toMatchObject({ name: body.name, version: 1 })

    await operate(here(), 'stack', 'remove', code)
    expect((await guest().get(`/api/techstack/${code}`)).status).toBe(404)
    expect(await operate(here(), 'stack', 'hide', code)).toEqual({
      code: 1,
      out: '',
      err: `No stack has the share code ${code}.\n`,
    })
  })

  test('a gallery stack that is hidden leaves the gallery and the sitemap at once', async () => {
    const [first] = (await guest().get('/api/explore-data')).json as { url: string; title: string }[]
    const code = first?.url.split('/').at(-1) ?? ''
    const places = ['/api/explore-data', '/sitemap.xml', '/']
    const named = async () => Promise.all(places.map(async (at) => (await guest().get(at)).text.includes(code)))
    expect(await named()).toEqual([true, true, true])
    await operate(here(), 'stack', 'hide', code)
    expect(await named()).toEqual([false, false, false])
    expect((await guest().get('/api/explore-data')).json).not.toEqual([])
  })

  test('a report waits in the queue for the operator', async () => {
    const { json: made } = await guest().post('/api/techstack', stack({ name: 'Reported' }))
    const code = made.shareCode as string
    const report = (reason: unknown, at = code) => guest().post(`/api/report/${at}`, { reason })
    expect((await report('It shows my address.\nPlease look.')).status).toBe(202)
    for (const reason of ['  ', '', undefined, 7, 'x'.repeat(1001)]) expect((await report(reason)).status).toBe(400)
    expect((await report('spam', '23456789AB')).status).toBe(404)
    const { out } = await operate(here(), 'export', 'reports')
    const rows = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { code: string })
    expect(rows.filter((row) => row.code === code)).toMatchObject([
      { code, name: 'Reported', state: 'shown', reason: 'It shows my address.\nPlease look.' },
    ])
  })

  test('a backup of the running product fills an empty database with the very same rows', async () => {
    const { json: made } = await guest().post('/api/techstack', stack({ name: 'Kept' }))
    const file = path.join(folder, 'whole.backup')
    expect((await operate(here(), 'backup', file)).out).toMatch(/whole\.backup: \d+ tables, \d+ rows/)
    const { json: later } = await guest().post('/api/techstack', stack({ name: 'Made later' }))

    const fresh = {
      dataDir: path.join(folder, 'fresh'),
      databaseUrl: running().databaseUrl ? await freshDatabase() : undefined,
    }
    expect(await operate(fresh, 'restore', file)).toMatchObject({ code: 0, err: '' })
    const copy = path.join(folder, 'copy.backup')
    await operate(fresh, 'backup', copy)
    const rows = async (of: string) =>
      gunzipSync(await readFile(of))
        .toString()
        .split('\n')
        .slice(1)
        .sort()
    expect((await rows(copy)).filter((line) => !line.startsWith('{"file"'))).toEqual(
      (await rows(file)).filter((line) => !line.startsWith('{"file"')),
    )

    expect(await operate(here(), 'restore', file)).toMatchObject({ code: 1, out: '' })
    expect((await guest().get(`/api/techstack/${later.shareCode}`)).status).toBe(200)
    expect(await operate(here(), 'restore', file, '--replace')).toMatchObject({ code: 0, err: '' })
    expect((await guest().get(`/api/techstack/${made.shareCode}`)).json).toMatchObject({ name: 'Kept' })
    expect((await guest().get(`/api/techstack/${later.shareCode}`)).status).toBe(404)
  })

  test('the way into the process that has the embedded database is open to its owner alone', async () => {
    const socket = stat(path.join(running().product.dataDir, 'operate.sock'))
    if (running().kind === 'embedded') expect((await socket).mode & 0o777).toBe(0o600)
    else await expect(socket).rejects.toThrow('ENOENT')
  })
})
