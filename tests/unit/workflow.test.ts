import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { load as parseYaml } from 'js-yaml'
import { engines } from '../../package.json'

interface Workflow {
  on: Record<string, unknown>
  jobs: { test: { strategy: { matrix: { node: string[] } }; steps: { run?: string }[] } }
}

const workflow = parseYaml(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow

test('pushes and pull requests run .ci/run on the oldest supported Node and the current LTS', () => {
  expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request'])
  const { strategy, steps } = workflow.jobs.test
  const [oldest] = /\d+/.exec(engines.node) ?? []
  expect(strategy.matrix.node).toEqual([oldest, 'lts/*'])
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run'])
  expect(statSync('.ci/run').mode & 0o100, 'executable').toBeTruthy()
})
