import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const installed = Object.entries({ ...dependencies, ...devDependencies })

const decision = readFileSync('docs/decisions/0007-libraries.md', 'utf8').split(/^## /m)[2] ?? ''
/** The packages before the colon of each line of the list; `*` matches the rest of a name. */
const reasoned = [...decision.matchAll(/^- ([^:]+): \S/gm)]
  .flatMap(([, packages = '']) => packages.split(','))
  .map((name) => name.trim().replaceAll('`', ''))
const names = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name

test('every library has a reason in decision 7, and every reason a library', () => {
  expect(installed.map(([name]) => name).filter((name) => !reasoned.some((known) => names(known, name)))).toEqual([])
  expect(reasoned.filter((known) => !installed.some(([name]) => names(known, name)))).toEqual([])
})

test('every version is exact', () => {
  expect(installed.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})
