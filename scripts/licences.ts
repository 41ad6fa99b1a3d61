import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** `npm run licences`: writes the licence of each shipped package into docs/licences.md. */

interface Lock {
  packages: Record<string, { dev?: boolean; license?: string }>
}

const DOCUMENT = 'docs/licences.md'
const HEADING = '## Packages'

export function packagesByLicence({ packages }: Lock): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [place, { dev, license }] of Object.entries(packages)) {
    const name = place.split('node_modules/').at(-1) ?? ''
    if (name === '' || dev) continue
    const licence = (license ?? 'undeclared').replace(/^\((.*)\)$/, '$1')
    found.set(licence, (found.get(licence) ?? new Set()).add(name))
  }
  const sorted = [...found].map(([licence, names]) => [licence, [...names].sort()] as const)
  return new Map(
    sorted.sort(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b)) as [string, string[]][],
  )
}

/** The whole document: the handwritten part, then the list made from the lock file. */
export function licencesDocument(written: string, lock: Lock): string {
  const list = [...packagesByLicence(lock)].map(
    ([licence, names]) => `### ${licence} (${names.length})\n\n${names.join(', ')}\n`,
  )
  const intro = `${HEADING}\n\nEvery package that an installation without development tools holds, by licence; made by \`npm run licences\` from the lock file. Some are for other platforms than yours.\n`
  return `${written.split(HEADING)[0]?.trimEnd() ?? ''}\n\n${[intro, ...list].join('\n')}`
}

export const readLock = () => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
export const readDocument = () => readFileSync(DOCUMENT, 'utf8')

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(DOCUMENT, licencesDocument(readDocument(), readLock()))
