import { refs, type ManifestKind } from './package-ref'
import { requirementName } from './requirements'
import { yamlTree } from './yaml-tree'

/** Files in YAML besides those of Docker: pubspec.yaml and conda's environment.yml. */

type Table = Record<string, unknown>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

function treeOf(text: string): Table {
  const tree = yamlTree(text)
  return isTable(tree) ? tree : {}
}

export const pubspec: ManifestKind = {
  file: /^pubspec\.ya?ml$/i,
  looks: (text) =>
    /^dependencies:\s*$/m.test(text) && /^[ \t]+(?:sdk: flutter|[a-z]\w*: (?:["'^>]|any\b))|^environment:/m.test(text),
  read: (text) => {
    const { dependencies, dev_dependencies: dev } = treeOf(text)
    return refs(
      'pub',
      [dependencies, dev].flatMap((table) => (isTable(table) ? Object.keys(table) : [])),
    )
  },
  implies: () => ['Dart'],
}

/** "conda-forge::numpy >=1.26", "python=3.12": without channel and version. */
const packageOfConda = (line: string): string | undefined =>
  requirementName(line.replace(/^[\w./-]+::/, '').replace(/\s*[=<>!~].*$/, ''))

export const condaEnvironment: ManifestKind = {
  file: /^(?:conda[-_])?env(?:ironment)?(?:[-_.][\w-]+)?\.ya?ml$/i,
  looks: (text) => /^dependencies:\s*$/m.test(text) && /^[ \t]*-[ \t]+[\w.-]+(?:[=<>].*)?$/m.test(text),
  read: (text) => {
    const { dependencies } = treeOf(text)
    const lines = (list: unknown): string[] =>
      Array.isArray(list)
        ? list.flatMap((line: unknown) =>
            typeof line === 'string' ? [line] : isTable(line) ? Object.values(line).flatMap(lines) : [],
          )
        : []
    const names = lines(dependencies).flatMap((line) => packageOfConda(line) ?? [])
    return refs(
      'pypi',
      names.filter((name) => name !== 'python'),
    )
  },
  implies: () => ['Python', 'Conda'],
}
