import { expect, test } from 'vitest'
import { FILE_KINDS } from '@/cli/scan/file-kinds'

/** Texts that take backtracking patterns exponential or quadratic time. */
const PARTS = [
  'a',
  ' a',
  '[',
  '{',
  '"a"',
  '"a.b"',
  'install_requires=[',
  'install_requires =\n a',
  'Imports:\n a',
  '"unwantedRecommendations":[',
  'module = "a',
  '%% "a" ',
  'packages = with a; [',
  'apt-get install ',
  '- repo: x/',
  '\n\t',
  '- ',
  '? ',
  'a: {',
  '[[table]]\n',
  '<a>',
]

test.each(FILE_KINDS.map((kind) => [kind.file.source, kind] as const))(
  '%s: 100 kB of any repeated text are read in less than two seconds',
  (_, kind) => {
    const slow = PARTS.filter((part) => {
      const text = part.repeat(100_000 / part.length)
      const start = process.cpuUsage()
      kind.implies(text)
      kind.read(text)
      return process.cpuUsage(start).user > 2_000_000
    })
    expect(slow).toEqual([])
  },
)
