import { parse } from 'smol-toml'
import { refs, type ManifestKind, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'

/** Packages of conda and PyPI that Pixi installs: pixi.toml, and `[tool.pixi]` of pyproject.toml. */

type Table = Record<string, unknown>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

const LISTS = new Set(['dependencies', 'pypi-dependencies', 'build-dependencies', 'host-dependencies'])
/** Tables that hold further lists: `[feature.docs.dependencies]`, `[target.unix.dependencies]`. */
const GROUPS = new Set(['feature', 'target'])

function packagesIn(table: unknown): string[] {
  if (!isTable(table)) return []
  return Object.entries(table).flatMap(([key, value]) => {
    if (!isTable(value)) return []
    if (LISTS.has(key)) return Object.keys(value)
    return GROUPS.has(key) ? Object.values(value).flatMap((group) => packagesIn(group)) : []
  })
}

function tomlTable(text: string): Table {
  try {
    return parse(text)
  } catch {
    // Typed by hand and not whole: nothing in it can be told apart.
    return {}
  }
}

const pythonPackages = (names: readonly string[]) =>
  refs(
    'pypi',
    names.filter((name) => name !== 'python' && name !== 'pip'),
  )

export const pixiToml: ManifestKind = {
  file: /^pixi\.toml$/i,
  looks: () => true,
  read: (text) => pythonPackages(packagesIn(tomlTable(text))),
  implies: (text) => (/^python\s*=/m.test(text) ? ['Pixi', 'Python'] : ['Pixi']),
}

/** The part of a pyproject.toml that is Pixi's. */
export function pixiOfPyproject(text: string): PackageRef[] {
  if (!text.includes('tool.pixi')) return []
  const { tool } = tomlTable(text)
  return [...refs('entry', ['pixi']), ...pythonPackages(packagesIn(isTable(tool) ? tool.pixi : undefined))]
}
