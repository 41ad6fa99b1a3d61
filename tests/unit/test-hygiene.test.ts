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

/**
 * Whether a parent below `top` may skip this part: a branch, a loop without iterations, `catch`, an
 * early return.
 */
function isConditional(node: ts.Node, top: ts.Node): boolean {
  for (let at = node; at !== top; at = at.parent) {
    const { parent } = at
    if (
      ts.isIfStatement(parent) &&
      parent.expression !== at &&
      !hasExpectInBoth(parent.thenStatement, parent.elseStatement)
    )
      return true
    if (
      ts.isConditionalExpression(parent) &&
      parent.condition !== at &&
      !hasExpectInBoth(parent.whenTrue, parent.whenFalse)
    )
      return true
    if (
      ts.isBinaryExpression(parent) &&
      parent.right === at &&
      /^(?:&&|\|\||\?\?)$/.test(parent.operatorToken.getText())
    )
      return true
    if (ts.isCatchClause(parent) || ts.isCaseClause(parent) || ts.isDefaultClause(parent)) return true
    if (isLoopBody(at) && !hasRound(parent as ts.IterationStatement)) return true
    if (isRunForEach(at) && !isFilled(at.parent.expression.expression)) return true
    if (ts.isBlock(parent) && parent.statements.some((other) => other.pos < at.pos && mayReturn(other))) return true
  }
  return false
}

const containsExpect = (node: ts.Node): boolean =>
  isExpect(node) || ts.forEachChild(node, (child) => containsExpect(child) || undefined) === true

const hasExpectInBoth = (whenTrue: ts.Node, whenFalse: ts.Node | undefined): boolean =>
  whenFalse !== undefined && containsExpect(whenTrue) && containsExpect(whenFalse)

/** A statement that ends the test or a callback before an expectation. */
const mayReturn = (statement: ts.Node): boolean => containsReturn(statement) && !containsExpect(statement)

const containsReturn = (node: ts.Node): boolean =>
  ts.isReturnStatement(node) ||
  (!ts.isFunctionLike(node) && ts.forEachChild(node, (child) => containsReturn(child) || undefined) === true)

const isLoopBody = (node: ts.Node): boolean =>
  ts.isIterationStatement(node.parent, false) && node.parent.statement === node && !ts.isDoStatement(node.parent)

/** A loop over a list defined in the file, or one that counts from a number to a larger one. */
function hasRound(loop: ts.IterationStatement): boolean {
  if (ts.isForOfStatement(loop)) return isFilled(loop.expression)
  if (!ts.isForStatement(loop)) return false
  const { initializer, condition } = loop
  const first = initializer && ts.isVariableDeclarationList(initializer) ? initializer.declarations[0] : undefined
  return (
    first?.initializer !== undefined &&
    ts.isNumericLiteral(first.initializer) &&
    condition !== undefined &&
    ts.isBinaryExpression(condition) &&
    /^<=?$/.test(condition.operatorToken.getText()) &&
    isNumber(condition.right)
  )
}

/** The callback of `list.forEach(…)` or `list.map(…)`. */
type Callback = ts.Node & { parent: ts.CallExpression & { expression: ts.PropertyAccessExpression } }
const isRunForEach = (node: ts.Node): node is Callback =>
  ts.isFunctionLike(node) &&
  ts.isCallExpression(node.parent) &&
  ts.isPropertyAccessExpression(node.parent.expression) &&
  /^(?:forEach|map|flatMap)$/.test(node.parent.expression.name.text)

const isNumber = (node: ts.Node): boolean => {
  if (ts.isNumericLiteral(node)) return Number(node.text) > 0
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'length' && isFilled(node.expression)
  const value = ts.isIdentifier(node) ? valueOf(node) : undefined
  return value !== undefined && ts.isNumericLiteral(value)
}

/** Whether a list or object has elements independently of the code under test. */
function isFilled(node: ts.Node): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isFilled(node.expression)
  if (ts.isArrayLiteralExpression(node))
    return node.elements.some((element) => !ts.isSpreadElement(element) || isFilled(element.expression))
  if (ts.isObjectLiteralExpression(node)) return node.properties.length > 0
  if (ts.isStringLiteralLike(node)) return node.text !== ''
  if (ts.isIdentifier(node)) {
    const value = valueOf(node)
    return value !== undefined && isFilled(value)
  }
  if (!ts.isCallExpression(node)) return false
  const called = node.expression.getText()
  const [list] = node.arguments
  if (/^Object\.(?:keys|values|entries)$/.test(called) || called === 'Array')
    return list !== undefined && (isFilled(list) || isNumber(list))
  if (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'slice')
    return (
      node.arguments.length === 1 && list !== undefined && lengthOf(node.expression.expression) > Number(list.getText())
    )
  if (called === 'Array.from') return list !== undefined && isFilled(list)
  return (
    ts.isPropertyAccessExpression(node.expression) &&
    /^(?:entries|keys|values|map|toSorted|toReversed|concat|fill|split)$/.test(node.expression.name.text) &&
    isFilled(node.expression.expression)
  )
}

/** The number of elements of a list literal in the file. */
function lengthOf(node: ts.Node): number {
  if (ts.isAsExpression(node)) return lengthOf(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.length
  const value = ts.isIdentifier(node) ? valueOf(node) : undefined
  return value === undefined ? 0 : lengthOf(value)
}

/** The initialiser of a constant of this file, declared before its use. */
function valueOf(name: ts.Identifier): ts.Expression | undefined {
  for (let at: ts.Node = name; !ts.isSourceFile(at); at = at.parent) {
    const statements = ts.isBlock(at.parent) || ts.isSourceFile(at.parent) ? at.parent.statements : []
    for (const statement of statements) {
      if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const)) continue
      const declared = statement.declarationList.declarations.find((one) => one.name.getText() === name.text)
      if (declared) return declared.initializer
    }
  }
  return undefined
}

/** Titles of tests in which every `expect` may be skipped. */
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
  ['an if whose else expects nothing', `test('a', () => { if (x) expect(x).toBe(1); else run() })`],
  ['a loop over a computed list', `test('a', () => { for (const x of found()) expect(x).toBe(1) })`],
  ['a loop over an empty list', `const ALL = []; test('a', () => { for (const x of ALL) expect(x).toBe(1) })`],
  ['a callback for each of a computed list', `test('a', () => { found().forEach((x) => expect(x).toBe(1)) })`],
  ['the rest after an early return', `test('a', () => { if (x) return; expect(x).toBe(1) })`],
  ['a while loop', `test('a', () => { while (next()) expect(x).toBe(1) })`],
])('reports a test whose only expectation is in %s', (_, code) => {
  expect(conditionalTests('a.test.ts', code)).toEqual([`a.test.ts: 'a'`])
})

test.each([
  ['one expectation that always runs', `test('a', () => { if (x) expect(x).toBe(1); expect(y).toBe(2) })`],
  ['an expectation in both branches', `test('a', () => { if (x) expect(x).toBe(1); else expect(y).toBe(2) })`],
  ['a loop over a list of the file', `const ALL = [1]; test('a', () => { for (const x of ALL) expect(x).toBe(1) })`],
  ['a loop that counts', `test('a', () => { for (let at = 0; at < 3; at++) expect(at).toBe(1) })`],
  ['an expectation before a return', `test('a', () => { if (x) { expect(x).toBe(1); return } expect(y).toBe(1) })`],
])('does not report a test with %s', (_, code) => {
  expect(conditionalTests('a.test.ts', code)).toEqual([])
})

test('every test has an expectation that always runs', () => {
  const files = readdirSync('tests', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:test|story)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.flatMap((file) => conditionalTests(file, readFileSync(file, 'utf8')))).toEqual([])
})
