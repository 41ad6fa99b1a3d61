import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closedFolder } from '../support/reachable-postgres'

const root = mkdtempSync(path.join(tmpdir(), 'stackbook-closed-'))
afterAll(() => rmSync(root, { recursive: true }))
const home = path.join(root, 'home')
const project = path.join(home, 'project')
mkdirSync(project, { recursive: true })
chmodSync(root, 0o755)

test.each([
  ['none when other users may enter all of them', 0o755, 0o711, undefined],
  ['the one above that they may not enter', 0o700, 0o755, home],
  ['the place itself', 0o755, 0o750, project],
  ['the outermost of several', 0o700, 0o700, home],
])('the folder that excludes other users is %s', (_what, homeMode, projectMode, closed) => {
  chmodSync(home, homeMode)
  chmodSync(project, projectMode)
  expect(closedFolder(project)).toBe(closedFolder(root) ?? closed)
})
