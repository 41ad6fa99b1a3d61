import { installedBy } from './commands'
import { idsOfProgram } from './manifest-data'
import { refs, type PackageRef, type Registry } from './package-ref'

/**
 * What the commands of a script run and install: the `run:` of a pipeline, the `RUN` and `CMD` of
 * an image.
 */

const MOST_COMMANDS = 2000
const LONGEST_COMMAND = 400
const SEPARATOR = /&&|\|\||[;|\n]/
const ASSIGNMENT = /^[A-Za-z_]\w*=\S*$/
/** Words that run the program behind them. */
const RUNNERS = new Set('sudo time exec env nohup xvfb-run if then else do ! while until'.split(' '))
/** "npx playwright test": whose packages the program behind these words may be. */
const PACKAGE_RUNNERS: readonly [RegExp, Registry][] = [
  [/^(?:npx|bunx|pnpx)$/, 'npm'],
  [/^(?:pnpm (?:exec|dlx)|yarn (?:exec|dlx)|bun x|npm exec)$/, 'npm'],
  [/^(?:uvx|uv run|poetry run|pipenv run|pdm run|hatch run|pipx run|python3? -m)$/, 'pypi'],
  [/^bundle exec$/, 'gem'],
]
const RUNS_SCRIPTS = new Set(['pnpm', 'yarn', 'bun'])
/** Programs by the first two words: "php artisan" is Laravel's, "docker compose" Compose. */
const BY_TWO_WORDS = new Map([
  ['php artisan', 'laravel'],
  ['php bin/console', 'symfony'],
  ['python manage.py', 'django'],
  ['python3 manage.py', 'django'],
  ['docker compose', 'docker-compose'],
  ['docker buildx', 'docker-buildx'],
  ['cargo nextest', 'cargo-nextest'],
])

export function toolsOfScript(script: string): PackageRef[] {
  const joined = script.replace(/\\\r?\n/g, ' ')
  return joined
    .split(SEPARATOR, MOST_COMMANDS)
    .flatMap((command) => toolsOfCommand(command.slice(0, LONGEST_COMMAND).trim()))
}

function toolsOfCommand(command: string): PackageRef[] {
  const words = command.split(/\s+/).filter(Boolean)
  while (words[0] !== undefined && (ASSIGNMENT.test(words[0]) || RUNNERS.has(words[0]))) words.shift()
  const [first, second = ''] = words
  if (first === undefined || first.startsWith('#')) return []
  const pair = `${first} ${second}`
  const byPair = BY_TWO_WORDS.get(pair)
  if (byPair !== undefined) return refs('entry', [byPair])
  const found = [...programs(first), ...installedBy(words.join(' '))]
  // "yarn cypress run": a script of the project, or a program that it has installed.
  if (RUNS_SCRIPTS.has(first)) found.push(...programs(second))
  for (const [pattern, registry] of PACKAGE_RUNNERS) {
    const used = pattern.test(first) ? 1 : pattern.test(pair) ? 2 : 0
    if (used === 0) continue
    const target = words.slice(used).find((word) => !word.startsWith('-'))
    if (target !== undefined) found.push(...runBy(registry, target))
  }
  return found
}

function runBy(registry: Registry, target: string): PackageRef[] {
  const name = target.replace(/(?<=.)@[^/]*$/, '')
  const known = programs(name)
  return known.length > 0 ? known : refs(registry, [name])
}

/** "./gradlew", "vendor/bin/phpunit": a program by its path. */
function programs(word: string): PackageRef[] {
  const name = word.replace(/^["']|["']$/g, '').replace(/^(?:\.{0,2}\/)?(?:[\w.-]+\/)*(?=[\w.-]+$)/, '')
  return refs('entry', idsOfProgram(name) ?? [])
}
