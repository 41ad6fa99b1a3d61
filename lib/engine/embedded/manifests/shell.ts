import { installedBy } from './commands'
import { imageName } from './image-name'
import { idsOfProgram } from './manifest-data'
import { refs, type PackageRef, type Registry } from './package-ref'

/**
 * What the commands of a script run and install: the `run:` of a pipeline, the `RUN` and `CMD` of
 * an image.
 */

const MOST_COMMANDS = 2000
const LONGEST_COMMAND = 1000
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
/** Services of a cloud, by the first two words. */
const CLOUD_SERVICES = new Map([
  ['aws s3', 'amazon-s3'],
  ['aws ecr', 'amazon-ecr'],
  ['aws ecs', 'amazon-ecs'],
  ['aws eks', 'amazon-eks'],
  ['aws lambda', 'aws-lambda'],
  ['aws cloudformation', 'aws-cloudformation'],
  ['aws cloudfront', 'amazon-cloudfront'],
  ['az acr', 'azure-container-registry'],
  ['az aks', 'azure-kubernetes-service'],
  ['az containerapp', 'azure-container-apps'],
  ['az functionapp', 'azure-functions'],
  ['az keyvault', 'azure-key-vault'],
  ['az webapp', 'azure-app-service'],
  ['gcloud builds', 'google-cloud-build'],
  ['gcloud container', 'google-kubernetes-engine'],
  ['gcloud run', 'cloud-run'],
  ['gcloud sql', 'cloud-sql'],
])

/** Scripts that a command fetches to install a program: "curl https://sh.rustup.rs | sh". */
const INSTALLERS: readonly [RegExp, string][] = [
  [/\bsh\.rustup\.rs\b/, 'rust'],
  [/\bastral\.sh\/uv\b/, 'uv'],
  [/\bbun\.(?:sh|com)\/install\b/, 'bun'],
  [/\bdeno\.land\/(?:x\/)?install\b/, 'deno'],
  [/\bdeb\.nodesource\.com\b/, 'node.js'],
  [/\bnvm-sh\/nvm\b/, 'nvm'],
  [/\bget\.volta\.sh\b/, 'volta'],
  [/\bget\.pnpm\.io\b/, 'pnpm'],
  [/\binstall\.python-poetry\.org\b/, 'poetry'],
  [/\bpixi\.sh\/install\b/, 'pixi'],
  [/\bHomebrew\/install\b/i, 'homebrew'],
  [/\bmise\.(?:run|jdx\.dev)\b/, 'mise'],
  [/\bstarship\.rs\/install\b/, 'starship'],
  [/\bohmyzsh\/ohmyzsh\b|\brobbyrussell\/oh-my-zsh\b/, 'oh-my-zsh'],
  [/\bget\.maestro\.mobile\.dev\b/, 'maestro'],
  [/\bget\.k3s\.io\b/, 'k3s'],
  [/\bget\.helm\.sh\b|\bhelm\/helm\/[\w.-]+\/scripts\/get-helm/, 'helm'],
  [/\bget\.docker\.com\b/, 'docker'],
  [/\bfly\.io\/install\b/, 'fly.io'],
  [/\bawscli\.amazonaws\.com\b/, 'aws'],
  [/\bsdk\.cloud\.google\.com\b/, 'google-cloud'],
  [/\bpackages\.microsoft\.com\/\S*azure-cli\b|\baka\.ms\/InstallAzureCLI/i, 'azure'],
  [/\btailscale\.com\/install\b/, 'tailscale'],
  [/\bollama\.(?:ai|com)\/install\b/, 'ollama'],
]
const FETCHES = /\b(?:curl|wget|fetch|iwr|irm)\b/

export const installersIn = (command: string): PackageRef[] =>
  FETCHES.test(command)
    ? refs(
        'entry',
        INSTALLERS.flatMap(([address, id]) => (address.test(command) ? [id] : [])),
      )
    : []

/** "docker run --rm -v .:/app hadolint/hadolint:latest": an image has an owner or a tag. */
const IMAGE = /^(?:(?:[a-z\d][\w.-]*\/)+[a-z\d][\w.-]*(?::[\w.-]+)?|[a-z][\w-]*:[\w.-]+)(?:@\S+)?$/

/** Options of `docker run` whose next word is their value, unlike those of one word. */
const TAKES_VALUE = /^--?[\w-]+$/
const TAKES_NONE = /^(?:-[ditq]+|--(?:rm|detach|init|interactive|tty|privileged|quiet))$/

function imagesRun([first = '', second = '', ...words]: readonly string[]): PackageRef[] {
  if (!/^(?:docker|podman)$/.test(first) || !/^(?:run|pull)$/.test(second)) return []
  const isValue = (before: string) => TAKES_VALUE.test(before) && !TAKES_NONE.test(before)
  const image = words.find((word, at) => IMAGE.test(word) && !isValue(words[at - 1] ?? ''))
  return image === undefined ? [] : refs('docker', [imageName(image)])
}

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
  const service = CLOUD_SERVICES.get(pair)
  const found = [
    ...programs(first),
    ...(service === undefined ? [] : refs('entry', [service])),
    ...installedBy(words.join(' ')),
    ...installersIn(command),
    ...imagesRun(words),
  ]
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
