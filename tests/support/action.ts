import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { load as parseYaml } from 'js-yaml'
import { folderOfFiles } from './folder-of-files'

/** The GitHub Action as a runner starts it. */

export const action = parseYaml(readFileSync('action.yml', 'utf8')) as {
  inputs: Record<string, { default?: string }>
  runs: { using: string; steps: { run: string; env: Record<string, string> }[] }
}

export const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })

const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']

export const commitAll = (cwd: string, message: string): void => {
  git(cwd, 'add', '.')
  git(cwd, ...AUTHOR, 'commit', '--quiet', '--message', message)
}

interface Checkout {
  work: string
  remote: string
  /** The subjects of the commits of the remote, newest first. */
  subjects: () => string[]
}

/** A checkout with its remote, as a runner has them. */
export function checkout(files: Record<string, string> = {}): Checkout {
  const given = { 'package.json': '{"dependencies":{"react":"19"}}', 'README.md': '# A\n', ...files }
  const folder = folderOfFiles(
    Object.fromEntries(Object.entries(given).map(([name, text]) => [`work/${name}`, text] as const)),
  )
  const [work, remote] = [path.join(folder, 'work'), path.join(folder, 'remote')]
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'remote')
  git(work, 'init', '--quiet', '--initial-branch=main')
  commitAll(work, 'First')
  git(work, 'remote', 'add', 'origin', remote)
  git(work, 'push', '--quiet', '--set-upstream', 'origin', 'main')
  return { work, remote, subjects: () => git(remote, 'log', '--format=%s', 'main').trim().split('\n') }
}

interface Ran {
  code: number
  /** Both streams: what the log of the job shows. */
  output: string
}

/** Runs the step of action.yml with these inputs. */
export async function runAction(cwd: string, inputs: Record<string, string> = {}): Promise<Ran> {
  const [step] = action.runs.steps
  const given = Object.entries(step?.env ?? {}).map(([name, value]) => {
    const input = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value)?.[1] ?? ''
    return [name, inputs[input] ?? action.inputs[input]?.default ?? '']
  })
  const env = { PATH: process.env.PATH, HOME: cwd, GITHUB_ACTION_PATH: path.resolve('.'), ...Object.fromEntries(given) }
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-e', '-c', step?.run ?? ''], {
      cwd,
      env: env as NodeJS.ProcessEnv,
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}
