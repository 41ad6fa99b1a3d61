import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import ts from 'typescript'
import { preflightHeaders } from '@/lib/keys/cors'
import { keyInHeader, newKey, prefixOf } from '@/lib/keys/new-key'
import { neededScope } from '@/lib/keys/needed-scope'

test('a thousand new keys have the form of a key and different prefixes', () => {
  const keys = Array.from({ length: 1_000 }, newKey)
  for (const key of keys) expect(key).toMatch(/^sb_[1-9A-HJ-NP-Za-km-z]{40}$/)
  expect(new Set(keys.map(prefixOf)).size).toBe(1_000)
})

test.each([
  ['Bearer sb_x', 'sb_x'],
  ['bearer  sb_x ', 'sb_x'],
  ['Bearer eyJ.a.b', undefined],
  ['Bearer xsb_', undefined],
  ['Basic sb_x', undefined],
  ['Bearer sb_x y', undefined],
  [null, undefined],
])('the header %j has the key %s', (header, key) => {
  expect(keyInHeader(header)).toBe(key)
})

test.each([
  ['GET', '/api/tools', 'read'],
  ['HEAD', '/api/techstack/ABCDEFGH23', 'read'],
  ['POST', '/api/mcp', 'read'],
  ['POST', '/api/techstack', 'write'],
  ['DELETE', '/api/icons/own-1', 'write'],
  ['POST', '/api/techstack/id/versions/2/restore', 'write'],
  ['POST', '/api/techstack/id/claim', undefined],
  ['POST', '/api/techstack/id/claim/', undefined],
  ['POST', '/api/techstack/id/cl%61im', undefined],
  ['GET', '/api/account', undefined],
  ['GET', '/api/account/profile', undefined],
  ['GET', '/api/%61ccount/keys', undefined],
  ['GET', '/api/auth/csrf', undefined],
  ['POST', '/api/feedback', undefined],
  ['POST', '/api/techstacks', undefined],
])('%s %s needs the scope %s', (method, path, scope) => {
  expect(neededScope(method, path)).toBe(scope)
  expect(preflightHeaders(method, path) !== undefined).toBe(scope !== undefined)
})

test('a key is found by its prefix, and only the hash of the whole key is compared, in constant time', () => {
  const file = ts.createSourceFile('data.ts', readFileSync('lib/keys/data.ts', 'utf8'), ts.ScriptTarget.Latest, true)
  const ofHash: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'hash') {
      const call = ts.findAncestor(
        node,
        (above) => ts.isCallExpression(above) && !above.getText().startsWith('Buffer.'),
      )
      ofHash.push(call && ts.isCallExpression(call) ? call.expression.getText() : 'no call')
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  expect(ofHash).toEqual(['timingSafeEqual'])
})
