import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { load as parseYaml } from 'js-yaml'
import { folderOfFiles } from '../../support/folder-of-files'

interface Action {
  inputs: Record<string, { default?: string }>
  runs: { using: string; steps: { run: string; env: Record<string, string> }[] }
}

const action = parseYaml(readFileSync('action.yml', 'utf8')) as Action
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })

/** A checkout with its remote, as a runner has them. */
function checkout() {
  const folder = folderOfFiles({ 'work/package.json': '{"dependencies":{"react":"19"}}', 'work/README.md': '# A\n' })
  const work = path.join(folder, 'work')
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote')
  git(work, 'init', '--quiet', '--initial-branch=main')
  git(work, 'add', '.')
  git(work, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'First')
  git(work, 'remote', 'add', 'origin', path.join(folder, 'remote'))
  git(work, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  return { work, subjects: () => git(path.join(folder, 'remote'), 'log', '--format=%s', 'main').trim().split('\n') }
}

/** Runs the step of action.yml with these inputs. */
function runAction(cwd: string, inputs: Record<string, string> = {}) {
  const [step] = action.runs.steps
  const env = Object.entries(step?.env ?? {}).map(([name, value]) => {
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1] ?? ''
    return [name, inputs[input] ?? action.inputs[input]?.default ?? '']
  })
  const given = { PATH: process.env.PATH, HOME: cwd, GITHUB_ACTION_PATH: path.resolve('.') }
  return execFileSync('bash', ['-e', '-c', step?.run ?? ''], {
    cwd,
    encoding: 'utf8',
    env: { ...given, ...Object.fromEntries(env) } as NodeJS.ProcessEnv,
  })
}

describe('the action', () => {
  test('commits the README once, and nothing when it runs again', () => {
    const { work, subjects } = checkout()
    runAction(work)
    expect(subjects()).toEqual(['Update the tech stack', 'First'])
    expect(readFileSync(path.join(work, 'README.md'), 'utf8')).toContain('[React](https://react.dev)')
    expect(runAction(work)).toContain('Nothing changed, so nothing is committed.')
    expect(subjects()).toHaveLength(2)
  })

  test('commits only its own files, with the message that was given', () => {
    const { work, subjects } = checkout()
    git(work, 'rm', '--quiet', '--cached', 'package.json')
    runAction(work, { message: 'docs: tools' })
    expect(subjects()[0]).toBe('docs: tools')
    expect(git(work, 'ls-tree', '--name-only', 'HEAD').trim().split('\n')).toEqual(['README.md', 'package.json'])
  })

  test('commits nothing when told so', () => {
    const { work, subjects } = checkout()
    runAction(work, { commit: 'false' })
    expect(subjects()).toEqual(['First'])
  })

  test('writes no input into a script, where it could be a command', () => {
    expect(action.runs.using).toBe('composite')
    expect(action.runs.steps.filter(({ run }) => run.includes('${{'))).toEqual([])
  })

  test('asks for no pull request and no token', () => {
    const text = readFileSync('action.yml', 'utf8') + readFileSync('cli/action.sh', 'utf8')
    expect(text).not.toMatch(/\bgh pr\b|pull-request|github\.token|GITHUB_TOKEN/)
  })
})
