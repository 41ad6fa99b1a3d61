import { isCommonWord } from '@/lib/catalog/everyday'
import { refs, type PackageRef, type Registry } from './package-ref'

/** "npm i hono", "pip install flask": commands pasted from a terminal. */

/** What follows the program are its own words. */
const RUNS_ONE = /^(?:npx|pnpm dlx|bunx)\b/
const COMMANDS: readonly [RegExp, Registry][] = [
  [/^(?:npm (?:i|install|add)|pnpm (?:add|i|install)|yarn (?:global )?add|bun (?:add|i|install))\b/, 'npm'],
  [RUNS_ONE, 'npm'],
  [/^(?:python3? -m )?(?:pip3?|uv pip|pipx) install\b|^(?:uv|poetry|pipenv) (?:add|install)\b/, 'pypi'],
  [/^(?:gem install|bundle add)\b/, 'gem'],
  [/^cargo (?:add|install)\b/, 'cargo'],
  [/^composer (?:global )?require\b/, 'composer'],
  [/^go (?:get|install)\b/, 'go'],
  [/^(?:brew|choco|scoop|winget) install\b/, 'program'],
]
const MAX_WORDS = 60
/** Where a command begins inside a sentence, and the words with which the sentence goes on. */
const INSIDE =
  /(?<=[\s`'"“(])(?:(?:npm|pnpm|yarn|bun|pip3?|pipx|uv|poetry|gem|bundle|cargo|composer|go|brew) (?:i|install|add|require|get)|uv pip install)\s+[^\s,.;:!?`'"”)][^,;:!?`'"”)\n]{0,200}/g
const GOES_ON =
  /\s(?:and|or|then|but|to|in|on|for|from|with|it|again|before|after|which|works?|so|the|an?|is|was|i|we)\s.*$|\.(?=\s|$).*$/i

const MAY_COMMAND = / (?:i|install|add|require|get) /

/**
 * "First I ran pip install flask gunicorn, then …": the commands that a sentence quotes, with their
 * places in it.
 */
export const commandsInside = (line: string): { text: string; at: number }[] =>
  !MAY_COMMAND.test(line)
    ? []
    : [...` ${line} `.matchAll(INSIDE)].map(({ 0: said, index }) => ({
        text: said.replace(GOES_ON, '').trim(),
        at: index - 1,
      }))

/** The packages that one command line installs; none for anything else. */
export function installedBy(line: string): PackageRef[] {
  const command = line.trim().replace(/^(?:[$>%#]\s+)?(?:sudo\s+)?/, '')
  const found = COMMANDS.find(([pattern]) => pattern.test(command))
  if (!found) return []
  const [pattern, registry] = found
  // "brew install everything. fish for the shell": a sentence, and "everything" no program.
  if (registry === 'program' && /[.,;:!?]\s/.test(command)) return []
  const words = command.replace(pattern, '').trim().split(/\s+/).slice(0, MAX_WORDS)
  const named = pattern === RUNS_ONE ? words.filter((word) => !word.startsWith('-')).slice(0, 1) : words
  const names = named
    .filter((word) => /^@?[a-z\d][\w./@[\]=<>~^-]*$/i.test(word) && !/\.(?:txt|toml|json|lock)$/.test(word))
    .map((word) =>
      word
        .replace(/\[.*$/, '')
        .replace(/(?<=.)(?:@|==|>=|~=).*$/, '')
        .replace(/^\.$/, ''),
    )
  return refs(
    registry,
    names.filter((name) => name !== '' && !(registry === 'program' && isCommonWord(name))),
  )
}
