import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Comments, titles of tests and documents name the actor: docs/glossary.md has the words. */

const INDIRECT =
  /\b(?:whoever|somebody|nobody|everybody|anybody|whatever|disguised?|at hand|in words|held up|takes? (?:its|their) time|com(?:e|es|ing) (?:to life|alive)|stands? for|of (?:its|their) own|on the way|lets? go)\b/i

/** Generated code, evaluation texts, and decision records of the past. */
const EXCEPTED = /^(?:lib\/generated|tests\/eval|docs\/decisions)(?:\/|$)/

function filesIn(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .filter((file) => !EXCEPTED.test(file))
}

/**
 * Comments and titles of tests, without quoted examples: those, like other strings, are texts that
 * visitors type.
 */
function commentsAndTitles(code: string): string[] {
  const comments = [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map(([comment]) => comment)
  const titles = [...code.matchAll(/^\s*(?:test|describe)\((['"`])(.*?)\1/gm)].map(([, , title = '']) => title)
  return [...comments, ...titles].map((text) => text.replaceAll(/"[^"]*"/g, ''))
}

const found = (file: string, texts: readonly string[]) =>
  texts.flatMap((text) => {
    const word = INDIRECT.exec(text)?.[0]
    return word === undefined ? [] : [`${file}: ${word}`]
  })

test('comments and titles of tests have no indirect words', () => {
  const files = ['app', 'cli', 'components', 'lib', 'prisma', 'scripts', 'server', 'tests'].flatMap((folder) =>
    filesIn(folder, /\.(?:tsx?|css|mjs|prisma)$/),
  )
  expect(files.length).toBeGreaterThan(800)
  expect(files.flatMap((file) => found(file, commentsAndTitles(readFileSync(file, 'utf8'))))).toEqual([])
})

/** Their hashes are in the manifest of the models: a new comment needs a training. */
const trainedFrom = (): ReadonlySet<string> => {
  const manifest = JSON.parse(readFileSync('lib/engine/embedded/models/manifest.json', 'utf8')) as Record<
    string,
    { sources: Record<string, string> }
  >
  return new Set(Object.values(manifest).flatMap(({ sources }) => Object.keys(sources)))
}

test('lines of comments have at most 100 columns', () => {
  const trained = trainedFrom()
  const files = ['app', 'cli', 'components', 'lib', 'scripts', 'server', 'tests']
    .flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => !trained.has(file))
  expect(files.length).toBeGreaterThan(1500)
  const long = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:\/\/|\/\*|\*) /.test(line) && [...line].length > 100)
  expect(files.flatMap((file) => long(file).map((line) => `${file}: ${line.trim()}`))).toEqual([])
})

test('documents have no indirect words outside of code', () => {
  const files = [...filesIn('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
  const texts = (file: string) =>
    readFileSync(file, 'utf8')
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
      .split('\n')
  expect(files.flatMap((file) => found(file, texts(file)))).toEqual([])
})

test('finds an indirect word in a comment and in a title, and not in a string', () => {
  const code =
    '// For whoever waits.\ntest("nobody sees it", () => {})\n// "Has anybody tried it?" asks.\nconst typed = "I am somebody"\n'
  expect(found('a.ts', commentsAndTitles(code))).toEqual(['a.ts: whoever', 'a.ts: nobody'])
})
