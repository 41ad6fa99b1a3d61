import { isLooseJson, packageJson, packageJsonPart } from '@/lib/engine/embedded/manifests/json'
import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'
import { toolsOfScript } from '@/lib/engine/embedded/manifests/shell'

/**
 * A package.json with what its scripts run, beside its packages. One that is cut or mistyped is
 * read by its lines.
 */

/** Settings that name their tool: `"volta": { "node": "22" }`. */
const SETTINGS = /^[ \t]*"(volta|jest|eslintConfig|stylelint|husky|lint-staged|release)"\s*:\s*\{/gm
const TOOLS = new Map([
  ['volta', 'volta'],
  ['jest', 'jest'],
  ['eslintConfig', 'eslint'],
  ['stylelint', 'stylelint'],
  ['husky', 'husky'],
  ['lint-staged', 'lint-staged'],
  ['release', 'semantic-release'],
])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function scriptsOf(text: string): string[] {
  try {
    const json: unknown = JSON.parse(text)
    const scripts = isObject(json) && 'scripts' in json && isObject(json.scripts) ? Object.values(json.scripts) : []
    return scripts.filter((script): script is string => typeof script === 'string')
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

export const packageJsonWithScripts: ManifestKind = {
  ...packageJson,
  read: (text) => [
    ...(isLooseJson(text) ? packageJson : packageJsonPart).read(text),
    ...toolsOfScript(scriptsOf(text).join('\n')),
    ...refs(
      'entry',
      [...text.matchAll(SETTINGS)].flatMap(([, key = '']) => TOOLS.get(key) ?? []),
    ),
  ],
}
