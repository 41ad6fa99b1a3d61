import { refs, type PackageRef, type Registry } from './package-ref'

/** "npm i hono", "pip install flask": what somebody pastes from a terminal. */

const COMMANDS: readonly [RegExp, Registry][] = [
  [
    /^(?:npm (?:i|install|add)|pnpm (?:add|i|install)|yarn (?:global )?add|bun (?:add|i|install)|npx|pnpm dlx|bunx)\b/,
    'npm',
  ],
  [/^(?:python3? -m )?(?:pip3?|uv pip|pipx) install\b|^(?:uv|poetry|pipenv) (?:add|install)\b/, 'pypi'],
  [/^(?:gem install|bundle add)\b/, 'gem'],
  [/^cargo (?:add|install)\b/, 'cargo'],
  [/^composer (?:global )?require\b/, 'composer'],
  [/^go (?:get|install)\b/, 'go'],
]
const MAX_WORDS = 60

/** The packages that one command line installs; none for anything else. */
export function installedBy(line: string): PackageRef[] {
  const command = line.trim().replace(/^(?:[$>%#]\s+)?(?:sudo\s+)?/, '')
  const found = COMMANDS.find(([pattern]) => pattern.test(command))
  if (!found) return []
  const [pattern, registry] = found
  const words = command.replace(pattern, '').trim().split(/\s+/).slice(0, MAX_WORDS)
  const names = words
    .filter((word) => /^@?[a-z\d][\w./@[\]=<>~^-]*$/i.test(word) && !/\.(?:txt|toml|json|lock)$/.test(word))
    .map((word) =>
      word
        .replace(/\[.*$/, '')
        .replace(/(?<=.)(?:@|==|>=|~=).*$/, '')
        .replace(/^\.$/, ''),
    )
  return refs(registry, names.filter(Boolean))
}
