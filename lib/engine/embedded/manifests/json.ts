import { refs, type ManifestKind } from './package-ref'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON as people paste it: with remarks and a comma too many. */
function looseJson(text: string): Json | undefined {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  const body = text
    .slice(from, to + 1)
    .replace(/^[ \t]*\/\/.*$/gm, '')
    .replace(/,(\s*[}\]])/g, '$1')
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether a text is an object in JSON, with remarks and a comma too many allowed. */
export const isLooseJson = (text: string): boolean => looseJson(text) !== undefined

const keysOf = (json: Json | undefined, fields: readonly string[]): string[] =>
  fields.flatMap((field) => {
    const value = json?.[field]
    return isObject(value) ? Object.keys(value) : []
  })

const NPM_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
const COMPOSER_FIELDS = ['require', 'require-dev']
const has = (text: string, fields: readonly string[]) => fields.some((field) => isObject(looseJson(text)?.[field]))

function readNpm(text: string) {
  const json = looseJson(text)
  const manager = json?.packageManager
  const names = keysOf(json, NPM_FIELDS)
  return refs('npm', typeof manager === 'string' ? [...names, manager.replace(/@.*$/, '')] : names)
}

const runtimesOfNpm = (text: string) => (/"node"\s*:|"@types\/node"/.test(text) ? ['Node.js'] : [])

export const packageJson: ManifestKind = {
  file: /^package\.json$/i,
  looks: (text) => text.trimStart().startsWith('{') && has(text, NPM_FIELDS),
  read: readNpm,
  implies: runtimesOfNpm,
}

const NPM_PART = /"(?:dev|peer|optional)?dependencies"\s*:\s*\{([^{}]*)/gi
const NPM_KEY = /"((?:@[\w.-]+\/)?[\w.-]+)"\s*:\s*"/g
const keysOfParts = (text: string): string[] =>
  [...text.matchAll(NPM_PART)].flatMap(([, part = '']) => [...part.matchAll(NPM_KEY)].map(([, name = '']) => name))

/** A fragment of a package.json: its beginning or end may be missing. */
export const packageJsonPart: ManifestKind = {
  file: packageJson.file,
  looks: (text) => keysOfParts(text).length > 0,
  read: (text) => refs('npm', keysOfParts(text)),
  implies: runtimesOfNpm,
}

/** `"hono": "jsr:@hono/hono@^4"`, `"preact": "npm:preact@10"`. */
const DENO_IMPORT = /"(?:npm|jsr):((?:@[\w.-]+\/)?[\w.-]+)/g

export const denoJson: ManifestKind = {
  file: /^(?:deno|import_map)\.jsonc?$/i,
  looks: (text) => has(text, ['imports']) && /"(?:npm|jsr):|"deno (?:run|task|test)\b/.test(text),
  read: (text) =>
    refs(
      'npm',
      [...text.matchAll(DENO_IMPORT)].flatMap(([, name = '']) => [name, name.replace(/^@([\w.-]+)\/\1$/, '$1')]),
    ),
  implies: () => ['Deno'],
}

export const composerJson: ManifestKind = {
  file: /^composer\.json$/i,
  looks: (text) => text.trimStart().startsWith('{') && has(text, COMPOSER_FIELDS),
  read: (text) =>
    refs(
      'composer',
      keysOf(looseJson(text), COMPOSER_FIELDS).filter((name) => name.includes('/')),
    ),
  implies: () => ['PHP'],
}
