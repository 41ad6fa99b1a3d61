import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Checks of the tests themselves. */

const isTestCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(?:test|it)(?:\.each\(|\(|$|\.(?:each|concurrent))/.test(node.expression.getText())

/** `expect(…)`, `expect.poll(…)` and helpers such as `board.expectTools(…)`. */
const isExpect = (node: ts.Node) =>
  ts.isCallExpression(node) && /(?:^|\.)expect(?:[A-Z]\w*|\.\w+)?$/.test(node.expression.getText())

/** Whether a parent below `top` may leave this part out: an `if`, `? :`, `&&`, `catch` or `case`. */
function isConditional(node: ts.Node, top: ts.Node): boolean {
  for (let at = node; at !== top; at = at.parent) {
    const { parent } = at
    if (ts.isIfStatement(parent) && parent.expression !== at && parent.elseStatement === undefined) return true
    if (ts.isConditionalExpression(parent) && parent.condition !== at && !hasExpectInBoth(parent)) return true
    if (
      ts.isBinaryExpression(parent) &&
      parent.right === at &&
      /^(?:&&|\|\||\?\?)$/.test(parent.operatorToken.getText())
    )
      return true
    if (ts.isCatchClause(parent) || ts.isCaseClause(parent)) return true
  }
  return false
}

const containsExpect = (node: ts.Node): boolean =>
  isExpect(node) || ts.forEachChild(node, (child) => containsExpect(child) || undefined) === true

const hasExpectInBoth = ({ whenTrue, whenFalse }: ts.ConditionalExpression) =>
  containsExpect(whenTrue) && containsExpect(whenFalse)

/** Titles of the tests whose every `expect` may be left out when they run. */
function conditionalTests(name: string, code: string): string[] {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const body = isTestCall(node) ? node.arguments.at(-1) : undefined
    if (body && ts.isFunctionLike(body)) {
      const expectations: ts.Node[] = []
      const collect = (inner: ts.Node): void => {
        if (isExpect(inner)) expectations.push(inner)
        ts.forEachChild(inner, collect)
      }
      collect(body)
      if (expectations.length > 0 && expectations.every((one) => isConditional(one, body)))
        found.push(`${name}: ${(node as ts.CallExpression).arguments[0]?.getText() ?? ''}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test.each([
  ['an if', `test('a', () => { if (x) expect(x).toBe(1) })`],
  ['a condition with &&', `test('a', () => { x && expect(x).toBe(1) })`],
  ['a catch clause', `test('a', () => { try { run() } catch (error) { expect(error).toBe(1) } })`],
  ['an if of a loop', `test.each([1])('a', () => { for (const x of all) if (x) expect(x).toBe(1) })`],
])('reports a test whose only expectation is in %s', (_, code) => {
  expect(conditionalTests('a.test.ts', code)).toEqual([`a.test.ts: 'a'`])
})

test('does not report a test with one expectation that always runs', () => {
  const code = `test('a', () => { if (x) expect(x).toBe(1); expect(y).toBe(2) })`
  expect(conditionalTests('a.test.ts', code)).toEqual([])
})

test('every test has an expectation that always runs', () => {
  const files = readdirSync('tests', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:test|story)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.flatMap((file) => conditionalTests(file, readFileSync(file, 'utf8')))).toEqual([])
})
