import { createRequire } from 'node:module'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { expect, test } from 'vitest'
import {
  deferScripts,
  hasValidRouterState,
  isInternalPage,
  singleHeaderValue,
  skipNextEnvFiles,
} from '@/server/next-internals'

const versionOf = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version

test('the versions of Next and React are those that server/next-internals.ts was checked with', () => {
  expect({ next: versionOf('next'), react: versionOf('react') }).toEqual({ next: '16.4.5', react: '19.3.1' })
})

const nested = (depth: number): string => (depth === 0 ? '["",{}]' : `["a",{"children":${nested(depth - 1)}}]`)

test.each(
  [
    '["",{}]',
    '["",{"children":["about",{"children":["__PAGE__",{},null,"refetch"]}]},null,null,16]',
    '["",{"children":[["code","x","d",["new"]],{}]},["/","?a"],"inside-shared-layout",null,"x"]',
    '["",{"children":[["code","x","d"],{}]}]',
    '["",{"children":[["code","x","other",null],{}]}]',
    '["",{},["/"]]',
    '["",{},null,"other"]',
    '["",{},null,null,"1"]',
    '["",{},null,null,1,2]',
    '["",{},null,null,1,"x",1]',
    '["",{"children":1}]',
    '[1,{}]',
    '{}',
    'null',
    'x',
    nested(200),
    nested(2_500),
  ].map((state) => [state.slice(0, 80), state]),
)('the router state is valid exactly if Next can parse it: %s', (_shown, state) => {
  const sent = encodeURIComponent(state)
  const parsedByNext = () => {
    try {
      return parseAndValidateFlightRouterState(sent) !== undefined
    } catch {
      return false
    }
  }
  expect(hasValidRouterState({ 'next-router-state-tree': sent })).toBe(parsedByNext())
})

test.each([
  ['/_error', true],
  ['/_not-found', true],
  ['/_next/static/chunks/a.js', false],
  ['/about', false],
])('%s is an internal page: %s', (pathname, expected) => expect(isInternalPage(pathname)).toBe(expected))

test('a list of one header value becomes that value, a longer list stays a list', () => {
  expect(singleHeaderValue(['text/html'])).toBe('text/html')
  expect(singleHeaderValue(['a=1', 'b=2'])).toEqual(['a=1', 'b=2'])
})

test('Next is told that the .env files were read', () => {
  const variables = { NODE_ENV: 'production' } as NodeJS.ProcessEnv
  skipNextEnvFiles(variables)
  expect(variables).toEqual({ NODE_ENV: 'production', __NEXT_PROCESSED_ENV: 'true' })
})

test('a page without scripts of Next is unchanged by the deferral of scripts', () => {
  const page = '<p>text</p><script nonce="n">inline()</script>'
  expect(deferScripts(page)).toBe(page)
})
