import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { BUNDLE } from '@/cli/build/bundle'
import { run } from '@/cli/run'
import { checkout, git, runAction } from '../support/action'
import { overSharedPostgres } from '../support/api'
import { folderOfFiles } from '../support/folder-of-files'
import { createKey } from '../support/keys'
import { Guest, signUp, type User } from '../support/people'

/** `push` of the command line against the running product, with keys of an account. */

overSharedPostgres('push', (running) => {
  let owner: User
  beforeAll(async () => {
    owner = await signUp(running().product.origin)
  })

  const project = () =>
    folderOfFiles({
      'package.json': '{"name":"shop","dependencies":{"react":"19.2.1","pg":"8.11.3"}}',
      '.env': 'DATABASE_URL=postgres://admin:hunter2@db.internal\n',
    })

  async function push(folder: string, key: string) {
    let output = ''
    let errors = ''
    const code = await run(['push', folder, '--yes'], {
      cwd: folder,
      platform: 'linux',
      home: folder,
      siteUrl: running().product.origin,
      key,
      fetch,
      print: (text) => (output += text),
      printError: (text) => (errors += text),
      ask: undefined,
    })
    return { code, output, errors, shareCode: /\/stack\/(\w+)\n$/.exec(output)?.[1] ?? '' }
  }
  const namesIn = async (shareCode: string) => {
    const { json } = await new Guest(owner.origin).get(`/api/techstack/${shareCode}`)
    return Object.values(json.sections as Record<string, { text: string }[]>).flatMap((tools) =>
      tools.map(({ text }) => text),
    )
  }
  const stacksOfOwner = async () => (await owner.get(`/api/user/${owner.id}/techstacks`)).json as { name: string }[]

  test('push creates a stack of the key’s owner from tool names, and updates it when the folder has changed', async () => {
    const folder = project()
    const { key } = await createKey(owner, 'write')
    const made = await push(folder, key)
    expect([made.code, made.errors]).toEqual([0, ''])
    expect(made.output).toMatch(/^POST [^]*\nMade: http/)
    for (const secret of [key, 'hunter2', 'db.internal', '19.2.1', '8.11.3']) expect(made.output).not.toContain(secret)
    expect((await stacksOfOwner()).map(({ name }) => name)).toEqual([path.basename(folder)])
    const first = await namesIn(made.shareCode)
    expect(first).toContain('React')

    writeFileSync(
      path.join(folder, 'package.json'),
      '{"name":"shop","dependencies":{"react":"19.2.1","redis":"5.0.0"}}',
    )
    const updated = await push(folder, key)
    expect([updated.code, updated.shareCode]).toEqual([0, made.shareCode])
    expect(updated.output).toMatch(/^GET [^]*\nPUT [^]*\nUpdated: http/)
    expect(await namesIn(made.shareCode)).toEqual(expect.arrayContaining(['React', 'Redis']))
    expect(await namesIn(made.shareCode)).not.toContain('PostgreSQL')

    expect((await push(folder, key)).output).toMatch(/^GET [^]*\nNothing changed: /)
    expect(await stacksOfOwner()).toHaveLength(1)
  })

  test.each([
    ['a key of the scope read', 'may only read', (user: User) => createKey(user, 'read').then(({ key }) => key)],
    [
      'a deleted key',
      'not valid or was deleted',
      async (user: User) => {
        const { id, key } = await createKey(user, 'write')
        await user.call('DELETE', `/api/account/keys/${id}`)
        return key
      },
    ],
  ])('%s is refused with a sentence and exit code 1, and nothing is stored', async (_which, words, keyOf) => {
    const user = await signUp(running().product.origin)
    const refused = await push(project(), await keyOf(user))
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain(words)
    expect((await user.get(`/api/user/${user.id}/techstacks`)).json).toEqual([])
  })

  test('push with a key of another account updates nothing', async () => {
    const folder = project()
    const { shareCode } = await push(folder, (await createKey(owner, 'write')).key)
    const before = await namesIn(shareCode)
    writeFileSync(path.join(folder, 'package.json'), '{"name":"shop","dependencies":{"vue":"3.5.0"}}')
    const stranger = await createKey(await signUp(running().product.origin), 'write')
    const refused = await push(folder, stranger.key)
    expect(refused.code).toBe(1)
    expect(refused.errors).toContain('The stack belongs to another account')
    expect(await namesIn(shareCode)).toEqual(before)
  })

  const program = promisify(execFile)
  const environment = (key: string, home: string) =>
    ({
      PATH: process.env.PATH,
      HOME: home,
      STACKBOOK_URL: running().product.origin,
      STACKBOOK_KEY: key,
    }) as unknown as NodeJS.ProcessEnv

  test('the committed bundle pushes with a real key, and again sends nothing', async () => {
    const user = await signUp(running().product.origin)
    const { key } = await createKey(user, 'write')
    const folder = project()
    const pushed = () =>
      program(process.execPath, [path.resolve(BUNDLE), 'push', folder, '--yes'], { env: environment(key, folder) })
    const first = await pushed()
    expect(first.stdout).toMatch(/\nMade: http:\/\/.+\/stack\/\w+\n$/)
    expect(first.stdout + first.stderr).not.toContain(key.slice(11))
    expect((await pushed()).stdout).toMatch(/\nNothing changed: /)
    const { json } = await user.get(`/api/user/${user.id}/techstacks`)
    expect(json).toHaveLength(1)
    expect(await namesIn(json[0].shareCode)).toContain('React')
  })

  test('npm installs the served package into an empty folder, and it scans', async () => {
    const folder = folderOfFiles({ 'app/package.json': '{"private":true}', 'scanned/Gemfile': 'gem "rails"\n' })
    const app = path.join(folder, 'app')
    const options = { cwd: app, env: environment('', folder) }
    await program('npm', ['install', '--no-audit', '--no-fund', `${running().product.origin}/cli.tgz`], options)
    const { stdout } = await program(
      path.join(app, 'node_modules/.bin/stackbook'),
      ['scan', '../scanned', '--md'],
      options,
    )
    expect(stdout).toContain('Ruby on Rails')
  })

  test('the action with a key makes one stack and one commit in two runs, and its output lacks the key', async () => {
    const user = await signUp(running().product.origin)
    const { key } = await createKey(user, 'write')
    const { work, subjects } = checkout()
    const inputs = { site: running().product.origin, key }
    const runs = [await runAction(work, inputs), await runAction(work, inputs)]
    expect(runs.map(({ code, output }) => [code, output])).toEqual([
      [0, expect.stringContaining('Committed and pushed.')],
      [0, expect.stringContaining('Nothing changed, so nothing is committed.')],
    ])
    expect(subjects()).toEqual(['Update the tech stack', 'First'])
    expect(git(work, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual([
      '.stackbook.json',
      'README.md',
    ])
    const { json } = await user.get(`/api/user/${user.id}/techstacks`)
    expect(json).toHaveLength(1)
    for (const { output } of runs) expect(output).not.toContain(key.slice(11))
    expect(git(work, 'log', '--patch')).not.toContain(key.slice(11))
  })
})
