import type { FoundTool } from '../found-tool'
import { withoutCode } from '../text/markup'
import { findManifests, withoutFileNames, type FoundManifest } from './find'
import { impliedTools, knownTools } from './known-tools'
import type { PackageRef, Registry } from './package-ref'
import { isNoise, packageTool } from './package-tools'

interface ReadManifests {
  readonly tools: readonly FoundTool[]
  /** The text with blanks where the files stood, every other place unchanged. */
  readonly rest: string
}

/** With fewer known tools than this, unknown packages are kept too. */
const FEW = 3
const MAX_UNKNOWN = 10
/** Most images, programs and extensions come with a system, so unknown ones are dropped. */
const NAMED_BY_OTHERS: ReadonlySet<Registry> = new Set([
  'docker',
  'program',
  'software',
  'entry',
  'extension',
  'python-module',
  'js-module',
])
const FENCES = /^[ \t]*(?:```|~~~).*$/gm

export function readManifests(source: string): ReadManifests {
  const manifests = findManifests(source)
  if (manifests.length === 0) return { tools: [], rest: withoutCode(source) }
  const tools = manifests.flatMap((manifest) => toolsOf(manifest, source))
  const rest = withoutCode(withoutParts(withoutFileNames(source), manifests)).replace(FENCES, (fence) =>
    ' '.repeat(fence.length),
  )
  return { tools, rest }
}

/** Blanks for the parts, which may overlap. */
function withoutParts(text: string, parts: readonly FoundManifest[]): string {
  let rest = ''
  let at = 0
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue
    const from = Math.max(at, start)
    rest += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/g, ' ')
    at = end
  }
  return rest + text.slice(at)
}

function toolsOf(manifest: FoundManifest, source: string): FoundTool[] {
  const { refs, implies, start, end } = manifest
  const file = source.slice(start, end)
  const place = ({ name }: PackageRef) => {
    const at = file.indexOf(name)
    return at < 0 ? { start, end: start } : { start: start + at, end: start + at + name.length }
  }
  const known = knownTools(refs).map(({ ref, ...tool }) => ({ ...tool, ...place(ref) }))
  const runtimes = impliedTools(implies).map((tool) => ({ ...tool, start, end: start }))
  const unknown =
    known.length >= FEW
      ? []
      : refs
          .filter((ref) => !isNoise(ref) && !NAMED_BY_OTHERS.has(ref.registry) && packageTool(ref) === undefined)
          .slice(0, MAX_UNKNOWN)
          .map((ref) => ({ entry: undefined, text: ref.name, category: 'build' as const, ...place(ref) }))
  return [...runtimes, ...known, ...unknown]
}
