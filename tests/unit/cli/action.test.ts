import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { load as parseYaml } from 'js-yaml'
import { action, checkout, commitAll, git, runAction } from '../../support/action'
import { folderOfFiles } from '../../support/folder-of-files'

describe('the action', () => {
  test('commits the README once, and nothing when it runs again', async () => {
    const { work, subjects } = checkout()
    await runAction(work)
    expect(subjects()).toEqual(['Update the tech stack', 'First'])
    expect(readFileSync(path.join(work, 'README.md'), 'utf8')).toContain('[React](https://react.dev)')
    expect((await runAction(work)).output).toContain('Nothing changed, so nothing is committed.')
    expect(subjects()).toHaveLength(2)
  })

  test('commits only its own files, with the given message', async () => {
    const { work, subjects } = checkout()
    git(work, 'rm', '--quiet', '--cached', 'package.json')
    await runAction(work, { message: 'docs: tools' })
    expect(subjects()[0]).toBe('docs: tools')
    expect(git(work, 'ls-tree', '--name-only', 'HEAD').trim().split('\n')).toEqual(['README.md', 'package.json'])
  })

  test('commits nothing with commit: false', async () => {
    const { work, subjects } = checkout()
    expect((await runAction(work, { commit: 'false' })).code).toBe(0)
    expect(subjects()).toEqual(['First'])
  })

  test('a push that fails because the branch has moved is repeated on top of it', async () => {
    const { work, remote, subjects } = checkout()
    const elsewhere = path.join(folderOfFiles({}), 'elsewhere')
    git('.', 'clone', '--quiet', remote, elsewhere)
    writeFileSync(path.join(elsewhere, 'other.txt'), 'x')
    commitAll(elsewhere, 'Meanwhile')
    git(elsewhere, 'push', '--quiet')
    const { code, output } = await runAction(work)
    expect([code, output]).toEqual([0, expect.stringContaining('Committed and pushed.')])
    expect(subjects()).toEqual(['Update the tech stack', 'Meanwhile', 'First'])
  })

  test('a push that is always refused fails the job, and prints the file that names the stack', async () => {
    const saved = JSON.stringify({ site: 'https://stacks.example', code: 'abcDEF1234' })
    const { work, remote } = checkout({ '.stackbook.json': saved })
    writeFileSync(path.join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    const { code, output } = await runAction(work)
    expect(code).toBe(1)
    expect(output).toContain('The commit could not be pushed.')
    expect(output).toContain(saved)
  })

  const withKey = { site: 'https://127.0.0.1:9', key: 'sb_0123456789' }

  test.each([
    ['a key and no commits', { ...withKey, commit: 'false' }, false, 'commit: false'],
    ['a key where it may not push', withKey, true, 'contents: write'],
  ])('with %s, no stack is created whose code would be lost', async (_what, inputs, isRemoteGone, words) => {
    const { work, remote } = checkout()
    if (isRemoteGone) rmSync(remote, { recursive: true })
    const { code, output } = await runAction(work, inputs)
    expect(code).toBe(1)
    expect(output).toContain('Nothing was sent: ')
    expect(output).toContain(words)
    expect(output).not.toContain('does not answer')
  })

  test('the workflow in docs/cli.md passes inputs that the action has, and may push', () => {
    const [, text = ''] = /```yaml\n([^]+?)```/.exec(readFileSync('docs/cli.md', 'utf8')) ?? []
    const { permissions, jobs } = parseYaml(text) as {
      permissions: unknown
      jobs: Record<string, { steps: { uses: string; with?: Record<string, string> }[] }>
    }
    const step = Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .find(({ uses }) => uses.includes('/stackbook@'))
    expect(Object.keys(step?.with ?? {})).toEqual(['site', 'key'])
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step?.with ?? {})))
    expect(permissions).toEqual({ contents: 'write' })
  })

  test('every input reaches the script, and the documents name each', () => {
    const passed = Object.values(action.runs.steps[0]?.env ?? {}).map((value) => /inputs\.(\w+)/.exec(value)?.[1])
    expect(passed.sort()).toEqual(Object.keys(action.inputs).sort())
    const docs = readFileSync('docs/cli.md', 'utf8')
    expect(Object.keys(action.inputs).filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
  })

  test('interpolates no input into a script, where it could be a command', () => {
    expect(action.runs.using).toBe('composite')
    expect(action.runs.steps.filter(({ run }) => run.includes('${{'))).toEqual([])
  })

  test('asks for no pull request and no token', () => {
    const text = readFileSync('action.yml', 'utf8') + readFileSync('cli/action.sh', 'utf8')
    expect(text).not.toMatch(/\bgh pr\b|pull-request|github\.token|GITHUB_TOKEN/)
  })
})
