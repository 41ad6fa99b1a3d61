import type { IncomingMessage } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { expect, test } from 'vitest'
import { hasReadableState } from '@/server/gate/router-state'

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
)('the front door reads the state of a page where Next does: %s', (_shown, state) => {
  const sent = encodeURIComponent(state)
  const readByNext = () => {
    try {
      return parseAndValidateFlightRouterState(sent) !== undefined
    } catch {
      return false
    }
  }
  const request = { headers: { 'next-router-state-tree': sent } as Record<string, string> } as IncomingMessage
  expect(hasReadableState(request)).toBe(readByNext())
})
