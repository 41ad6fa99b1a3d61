import ts from 'typescript'

/** A test with a `// promise: a, b` comment directly above it. */
export interface TaggedTest {
  file: string
  title: string
  promises: string[]
  /** True if the test or a `describe` around it is skipped under some condition. */
  skipped: boolean
}

const TAG = /^\/\/ promise: ([a-z0-9-]+(?:, [a-z0-9-]+)*)$/
/** Also matches misspelt tags, so that they are reported. */
const TAG_LIKE = /^\/\/ *promises?:/i
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe'])
const SKIPPING = new Set(['skip', 'fixme', 'todo', 'skipIf', 'runIf', 'fails', 'fail'])

/** Throws for a tag that is not directly above a test; it would otherwise be ignored silently. */
export function findTags(file: string, text: string): TaggedTest[] {
  if (!text.includes('promise')) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: TaggedTest[] = []
  const visit = (node: ts.Node, insideSkipped: boolean) => {
    const call = testCall(node)
    const skipped = insideSkipped || (call !== undefined && skips(call))
    const promises = call ? tagAbove(node, text) : undefined
    if (call && promises) found.push({ file, title: titleOf(call), promises, skipped })
    ts.forEachChild(node, (child) => visit(child, skipped))
  }
  visit(source, false)
  if (found.length !== countTags(source))
    throw new Error(`${file}: a "// promise:" comment is not directly above a test`)
  return found
}

function countTags(source: ts.SourceFile): number {
  const positions = new Set<number>()
  const visit = (node: ts.Node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
      if (TAG_LIKE.test(source.text.slice(pos, end))) positions.add(pos)
    node.getChildren().forEach(visit)
  }
  visit(source)
  return positions.size
}

function tagAbove(node: ts.Node, text: string): string[] | undefined {
  const comment = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1)
  const ids = comment && TAG.exec(text.slice(comment.pos, comment.end))?.[1]
  return ids?.split(', ')
}

/** The call of `test(…)`, `describe.each(…)(…)` and the like in a statement. */
function testCall(node: ts.Node): ts.CallExpression | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined
  return TEST_FUNCTIONS.has(namesOf(node.expression)[0] ?? '') ? node.expression : undefined
}

/** `test.skip.each(…)(…)` → `['test', 'skip', 'each']`. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isPropertyAccessExpression(expression)) return [...namesOf(expression.expression), expression.name.text]
  if (ts.isCallExpression(expression)) return namesOf(expression.expression)
  if (ts.isTaggedTemplateExpression(expression)) return namesOf(expression.tag)
  return []
}

/**
 * By its name, as in `test.skip(…)`, or by a call of `test.skip()` or `context.skip()` in its body.
 */
function skips(call: ts.CallExpression): boolean {
  if (namesOf(call).some((name) => SKIPPING.has(name))) return true
  const body = call.arguments.at(-1)
  return body !== undefined && ts.isFunctionLike(body) && callsSkip(body)
}

function callsSkip(node: ts.Node): boolean {
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    const [owner, ...rest] = namesOf(node.expression)
    if ((owner === 'test' || owner === 'context') && rest.some((name) => SKIPPING.has(name))) {
      const [title] = node.expression.arguments
      // `test.skip('title', …)` declares another test; it skips only itself.
      return title === undefined || !ts.isStringLiteralLike(title)
    }
  }
  return ts.forEachChild(node, callsSkip) ?? false
}

const titleOf = (call: ts.CallExpression): string => {
  const [title] = call.arguments
  if (!title) return ''
  if (ts.isStringLiteralLike(title)) return title.text
  return title
    .getText()
    .replace(/^`|`$/g, '')
    .replace(/\$\{[^}]*\}/g, '…')
}
