import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENV_NAMES, parseEnv } from '@/lib/env'

test('without any variable everything has its default', () => {
  const env = parseEnv({})
  expect(env).toMatchObject({
    PORT: 3000,
    LOG_LEVEL: 'info',
    AUTH_KEY: 'stackbook',
    RATE_LIMIT: 'on',
    TRUST_PROXY_HOPS: 0,
  })
  expect(env.DATA_DIR).toMatch(/\.data$/)
})

test('an empty value counts as unset', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('.env.example lists every variable and no other', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1])
  const expected = ENV_NAMES.filter((name) => name !== 'NODE_ENV')
  expect(listed.sort()).toEqual(expected.sort())
})

test('the README explains every variable', () => {
  const readme = readFileSync('README.md', 'utf8')
  const expected = ENV_NAMES.filter((name) => name !== 'NODE_ENV')
  expect(expected.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
