import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildStale, PROGRAM } from '@/server/build/build-age.mjs'

const project = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stackbook-sources-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

function write(file: string, hour: number): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  for (let place = file; place !== '.'; place = path.dirname(place)) utimesSync(place, hour * 3600, hour * 3600)
}

test('a build is stale when it is missing and when a source file is newer', () => {
  write('lib/deep/inside.ts', 1)
  write('server/boot/main.ts', 1)
  expect(isBuildStale()).toBe(true)
  write(`${PROGRAM}/server.js`, 2)
  write('tests/unit/some.test.ts', 3)
  expect(isBuildStale()).toBe(false)
  for (const source of ['lib/deep/inside.ts', 'server/boot/main.ts', 'prisma/schema.prisma', 'next.config.ts']) {
    write(source, 3)
    expect(isBuildStale(), source).toBe(true)
    write(source, 1)
    expect(isBuildStale(), source).toBe(false)
  }
})
