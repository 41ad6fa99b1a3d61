import { parse } from 'smol-toml'
import { requirementRefs } from './requirements'
import { refs, type ManifestKind } from './package-ref'

type Table = Record<string, unknown>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

function tables(text: string): Table | undefined {
  try {
    return parse(text)
  } catch {
    // An invalid or cut file: its readable lines still name packages.
    return undefined
  }
}

export const isToml = (text: string): boolean => tables(text) !== undefined

const at = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isTable(value) ? value[key] : undefined), root)

const keys = (value: unknown): string[] => (isTable(value) ? Object.keys(value) : [])
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** `name = …` under a heading that speaks of dependencies, for a file that is no whole TOML. */
function keysByLine(text: string): string[] {
  let inside = false
  return text.split('\n').flatMap((line) => {
    const heading = /^[ \t]*\[([^\]]+)\]/.exec(line)?.[1]
    if (heading !== undefined) inside = /dependencies/.test(heading)
    const key = /^[ \t]*"?([\w.-]+)"?\s*=/.exec(line)?.[1]
    return inside && key !== undefined ? [key] : []
  })
}

function readPyproject(text: string) {
  const root = tables(text)
  if (!root)
    return refs('pypi', [
      ...keysByLine(text),
      ...[...text.matchAll(/^[ \t]*"([\w.-]+)(?![\w.-])[^"\n]*",?\s*$/gm)].map((m) => m[1] ?? ''),
    ])
  const lists = [
    at(root, ['project', 'dependencies']),
    ...Object.values(
      isTable(at(root, ['project', 'optional-dependencies']))
        ? (at(root, ['project', 'optional-dependencies']) as Table)
        : {},
    ),
    ...Object.values(isTable(root['dependency-groups']) ? root['dependency-groups'] : {}),
    at(root, ['tool', 'uv', 'dev-dependencies']),
  ]
  const groups = at(root, ['tool', 'poetry', 'group'])
  const poetry = [
    ...keys(at(root, ['tool', 'poetry', 'dependencies'])),
    ...keys(at(root, ['tool', 'poetry', 'dev-dependencies'])),
    ...Object.values(isTable(groups) ? groups : {}).flatMap((group) => keys(at(group, ['dependencies']))),
  ]
  const tools = keys(root.tool).filter((name) => name !== 'setuptools')
  return [
    ...lists.flatMap(strings).flatMap(requirementRefs),
    ...refs('pypi', [...poetry.filter((name) => name !== 'python'), ...tools]),
  ]
}

export const pyprojectToml: ManifestKind = {
  file: /^pyproject\.toml$/i,
  looks: (text) => /^[ \t]*\[(?:project|tool\.\w+|build-system|dependency-groups)/m.test(text),
  read: readPyproject,
  implies: () => ['Python'],
}

export const pipfile: ManifestKind = {
  file: /^pipfile$/i,
  looks: (text) => /^[ \t]*\[(?:dev-)?packages\]/m.test(text),
  read: (text) => {
    const root = tables(text)
    return refs('pypi', [...keys(root?.packages), ...keys(root?.['dev-packages'])])
  },
  implies: () => ['Python'],
}

const CARGO_TABLES = ['dependencies', 'dev-dependencies', 'build-dependencies']

function readCargo(text: string) {
  const root = tables(text)
  if (!root) return refs('cargo', keysByLine(text))
  return refs('cargo', [
    ...CARGO_TABLES.flatMap((table) => keys(root[table])),
    ...keys(at(root, ['workspace', 'dependencies'])),
    // [target.'cfg(unix)'.dependencies]
    ...Object.values(isTable(root.target) ? root.target : {}).flatMap((target) =>
      CARGO_TABLES.flatMap((table) => keys(at(target, [table]))),
    ),
  ])
}

export const cargoToml: ManifestKind = {
  file: /^cargo\.toml$/i,
  looks: (text) => /^[ \t]*\[(?:package|workspace|(?:dev-|build-|workspace\.)?dependencies)\]/m.test(text),
  read: readCargo,
  implies: () => ['Rust'],
}
