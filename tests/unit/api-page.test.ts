import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const lines = readFileSync('docs/api.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('curl '))
const routes = readdirSync('app/api', { withFileTypes: true, recursive: true })
  .filter(({ name }) => name === 'route.ts')
  .map(({ parentPath }) => `/${path.relative('app', parentPath).replaceAll(path.sep, '/')}`)
  // The catch-all routes.
  .filter((route) => !route.includes('[[...'))

/**
 * `/api/techstack/[ref]` is any address of three parts; `[...nextauth]` matches any further parts.
 */
const pattern = (route: string) => {
  const address = route.replace(/\[\.\.\.\w+\]/, '\\S+').replace(/\[\w+\]/g, "[^/?'\\s]+")
  return new RegExp(`localhost:3000${address}(?=[?'\\s]|$)`)
}

test('every endpoint is in docs/api.md with a curl line', () => {
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter((route) => !lines.some((line) => pattern(route).test(line)))).toEqual([])
})
