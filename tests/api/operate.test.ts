import { spawnSync } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase, overBothDatabases } from '../support/api'
import { beginOperating, operate } from '../support/operator'
import { Guest, signUp, unique } from '../support/people'
import { stack } from '../support/stacks'

test('npm runs a command from the sources, and a wrong DATA_DIR is reported', async () => {
  const dataDir = path.join(tmpdir(), unique('nowhere'))
  const npm = spawnSync('npm', ['run', '--silent', 'export', '--', 'reports'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir } as never,
    encoding: 'utf8',
  })
  expect(npm).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`There is no database in DATA_DIR ${dataDir}, and DATABASE_URL is not set.`),
  })
})

// Each command is a process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Another visitor than the one who saves: the popular list counts only others. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' }

/** Operator commands while the product is running. */
overBothDatabases(
  'operating',
  (running) => {
    const guest = () => new Guest(running().product.origin)
    const here = () => ({ dataDir: running().product.dataDir, databaseUrl: running().databaseUrl })
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'stackbook-operator-'))
    })
    afterAll(() => rm(folder, { recursive: true }))

    test('a hidden stack is in no list and unreachable until it is shown again, and a removed one is deleted', async () => {
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
      // Popular enough for the list of twelve.
      await guest().post(`/api/share/${code}`, {}, ELSEWHERE)
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

    test('a hidden gallery stack leaves the gallery and the sitemap at once', async () => {
      const [first] = (await guest().get('/api/explore-data')).json as { url: string; title: string }[]
      const code = first?.url.split('/').at(-1) ?? ''
      const places = ['/api/explore-data', '/sitemap/stacks-1.xml', '/']
      const named = async () => Promise.all(places.map(async (at) => (await guest().get(at)).text.includes(code)))
      // Seeded stacks are indexed in the background after the start.
      await vi.waitFor(async () => expect(await named()).toEqual([true, true, true]), {
        timeout: 30_000,
        interval: 250,
      })
      await operate(here(), 'stack', 'hide', code)
      expect(await named()).toEqual([false, false, false])
      expect((await guest().get('/api/explore-data')).json).not.toEqual([])
    })

    test('a report is in the operator’s queue', async () => {
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

    test('a backup of the running product restores identical rows into an empty database', async () => {
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

    describe('while a backup is restored', () => {
      /**
       * Begins to restore from a backup that arrives as slowly as the test wants; half of it has
       * arrived.
       */
      async function beginSlowly() {
        const slow = path.join(folder, `${unique('slow')}.backup`)
        expect(spawnSync('mkfifo', [slow]).status).toBe(0)
        const { ended, kill } = beginOperating(here(), 'restore', slow, '--replace')
        const bytes = await readFile(file)
        const half = Math.floor(bytes.length / 2)
        // A pipe opens only when the command has opened it too.
        const pipe = await open(slow, 'w')
        await pipe.write(bytes.subarray(0, half))
        const breakOff = () => pipe.close()
        return { ended, kill, breakOff, finish: () => pipe.write(bytes.subarray(half)).then(breakOff) }
      }

      let file: string
      let kept: string
      let later: string
      beforeAll(async () => {
        file = path.join(folder, `${unique('moment')}.backup`)
        kept = (await guest().post('/api/techstack', stack({ name: 'Kept' }))).json.shareCode
        await operate(here(), 'backup', file)
        later = (await guest().post('/api/techstack', stack({ name: 'Made later' }))).json.shareCode
      })
      const statuses = () =>
        Promise.all([kept, later].map(async (code) => (await guest().get(`/api/techstack/${code}`)).status))

      // promise: isolated-failures
      test('an aborted restore changes nothing, whether its file ends or its command', async () => {
        const short = await beginSlowly()
        await short.breakOff()
        expect(await short.ended).toMatchObject({ code: 1, out: '', err: expect.stringContaining('cut short') })
        expect(await statuses()).toEqual([200, 200])

        const killed = await beginSlowly()
        killed.kill()
        await killed.ended
        await killed.breakOff()
        expect(await statuses()).toEqual([200, 200])
      })

      // promise: isolated-failures
      test('visitors get the old data during a restore, and the restored data afterwards', async () => {
        const { ended, finish } = await beginSlowly()
        expect(await statuses()).toEqual([200, 200])
        expect((await guest().get(`/?share=${later}`)).status).toBe(200)
        if (running().kind === 'embedded')
          expect(await operate(here(), 'restore', file, '--replace')).toEqual({
            code: 1,
            out: '',
            err: 'Another backup is being restored; wait for its end.\n',
          })
        expect(await statuses()).toEqual([200, 200])

        await finish()
        let over = false
        const done = ended.finally(() => (over = true))
        // Sequential requests, each within the time limit of a read.
        while (!over) {
          const asked = performance.now()
          const answer = await guest().get(`/api/techstack/${kept}`)
          expect(performance.now() - asked).toBeLessThan(6_000)
          if (answer.status !== 200) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
        }
        expect(await done).toMatchObject({ code: 0, err: '', out: expect.stringContaining('rows restored from') })
        expect(await statuses()).toEqual([200, 404])
        expect((await guest().post('/api/techstack', stack())).status).toBe(201)
        expect(await readdir(running().product.dataDir)).not.toContain('restore')
      })
    })

    test('only the user who runs the product can open the command socket of the embedded database', async () => {
      const socket = stat(path.join(running().product.dataDir, 'operate.sock'))
      if (running().kind === 'embedded') expect((await socket).mode & 0o777).toBe(0o600)
      else await expect(socket).rejects.toThrow('ENOENT')
    })
  },
  { TRUST_PROXY_HOPS: '1' },
)
