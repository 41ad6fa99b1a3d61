import { brewfile } from './brewfile'
import { commandsInside, installedBy } from './commands'
import { composeFile, dockerfile, kubernetesResource } from './docker'
import { gradle, projectOfNet } from './jvm-and-net'
import { composerJson, denoJson, packageJson, packageJsonPart } from './json'
import { gemfile, goMod, mixExs } from './line-files'
import { aptList, brewList, editorExtensions, nixFile, wingetExport } from './machines'
import type { ManifestKind, PackageRef } from './package-ref'
import { gitlabPipeline, workflow } from './github-actions'
import { packageTool } from './package-tools'
import { pomXml } from './pom'
import { requirementsTxt } from './requirements'
import { javascriptSource, pythonSource } from './source-imports'
import { packageSwift, podfile } from './swift'
import { terraform } from './terraform'
import { cargoToml, pipfile, pyprojectToml } from './toml'
import { condaEnvironment, pubspec } from './yaml-files'

/**
 * The dependency files in a text, which may be one file, several in one paste, or a message around
 * one.
 */

export interface FoundManifest {
  readonly refs: readonly PackageRef[]
  readonly implies: readonly string[]
  readonly start: number
  readonly end: number
}

const JSON_KINDS = [packageJson, composerJson, denoJson, wingetExport]
const CODE_KINDS = [
  packageJsonPart,
  pyprojectToml,
  pipfile,
  cargoToml,
  gemfile,
  goMod,
  pomXml,
  gradle,
  projectOfNet,
  mixExs,
  brewfile,
  dockerfile,
  composeFile,
  kubernetesResource,
  pubspec,
  condaEnvironment,
  podfile,
  packageSwift,
  workflow,
  gitlabPipeline,
  terraform,
  nixFile,
  aptList,
  brewList,
  editorExtensions,
  pythonSource,
  javascriptSource,
]
export const MANIFEST_KINDS: readonly ManifestKind[] = [...JSON_KINDS, ...CODE_KINDS, requirementsTxt]

interface Part {
  readonly text: string
  readonly start: number
  readonly file: string | undefined
}

const LONGEST_FILE_LINE = 120
const FENCE = /^[ \t]*(?:```|~~~)/
const FILE_LINE = /^[\s#/*=<>`"'[(!-]*(?:[\w.@-]+\/)*([\w.-]+)[\s:*=<>`"')\]-]*$/

/** The dependency file that the line names, if it does nothing else: "# package.json". */
function fileNamedBy(line: string): string | undefined {
  const name = line.length > LONGEST_FILE_LINE ? undefined : FILE_LINE.exec(line)?.[1]
  return name !== undefined && MANIFEST_KINDS.some((kind) => kind.file.test(name)) ? name : undefined
}

/** The text without the lines that say what the next file is called. */
export const withoutFileNames = (text: string): string =>
  text
    .split('\n')
    .map((line) => (fileNamedBy(line) === undefined ? line : ' '.repeat(line.length)))
    .join('\n')

export function findManifests(source: string): FoundManifest[] {
  return parts(source).flatMap((part) => {
    const kind = MANIFEST_KINDS.find(({ file }) => part.file !== undefined && file.test(part.file))
    if (kind) {
      const found = manifest(kind, withoutLastWords(kind, part.text), part.start)
      if (found.refs.length > 0) return [found]
    }
    return [...inPart(part), ...commands(part)]
  })
}

/** Prose below the file is not part of it. */
function withoutLastWords(kind: ManifestKind, text: string): string {
  const last = paragraphs(text).findLast(
    (paragraph) => !isProse(paragraph.text) || kind.read(paragraph.text).length > 0,
  )
  return last ? text.slice(0, last.start + last.text.length) : text
}

function parts(source: string): Part[] {
  const found: Part[] = []
  let file: string | undefined
  let from = 0
  let at = 0
  const close = (end: number, next: number, nextFile?: string) => {
    if (source.slice(from, end).trim() !== '') found.push({ text: source.slice(from, end), start: from, file })
    from = next
    file = nextFile
  }
  for (const line of source.split('\n')) {
    const end = at + line.length
    const name = fileNamedBy(line)
    if (FENCE.test(line)) close(at, Math.min(end + 1, source.length), at === from ? file : undefined)
    else if (name !== undefined) close(at, Math.min(end + 1, source.length), name)
    at = end + 1
  }
  close(source.length, source.length)
  return found
}

const manifest = (kind: ManifestKind, text: string, start: number): FoundManifest => ({
  refs: kind.read(text),
  implies: kind.implies(text),
  start,
  end: start + text.length,
})

function inPart(part: Part): FoundManifest[] {
  const found: FoundManifest[] = []
  for (const { text, start } of objects(part.text)) {
    const kind = JSON_KINDS.find((candidate) => candidate.looks(text))
    if (kind) found.push(manifest(kind, text, part.start + start))
  }
  const passages = withoutProse(part.text)
  for (const kind of CODE_KINDS) {
    for (const { text, start } of passages) {
      const from = part.start + start
      const isRead = found.some((other) => other.start < from + text.length && from < other.end)
      if (!isRead && kind.looks(text)) found.push(manifest(kind, text, from))
    }
  }
  if (found.length > 0) return found
  return paragraphs(part.text)
    .filter(({ text }) => requirementsTxt.looks(text))
    .map(({ text, start }) => manifest(requirementsTxt, text, part.start + start))
}

/** Consecutive paragraphs without prose: a file ends where an explanation begins. */
function withoutProse(text: string): Paragraph[] {
  const passages: Paragraph[] = []
  let isOpen = false
  for (const paragraph of paragraphs(text)) {
    const last = passages.at(-1)
    if (isProse(paragraph.text)) isOpen = false
    else if (last && isOpen) last.text = text.slice(last.start, paragraph.start + paragraph.text.length)
    else {
      passages.push({ ...paragraph })
      isOpen = true
    }
  }
  return passages
}

const REMARKS = /^[ \t]*(?:#|\/\/).*$/gm
const QUOTED = /"[^"\n]*"|'[^'\n]*'/g

/** A paragraph of prose is not part of the file above or below it. */
function isProse(text: string): boolean {
  const said = text.replace(REMARKS, '').replace(QUOTED, '')
  return /\b(?:i|we|my|our|the|is|are|here|this|and)\b/i.test(said) && said.trim().split(/\s+/).length > 3
}

function commands(part: Part): FoundManifest[] {
  let at = part.start
  return part.text.split('\n').flatMap((line) => {
    const start = at
    at += line.length + 1
    const refs = installedBy(line)
    if (refs.length > 0) return [{ refs, implies: [], start, end: start + line.length }]
    return commandsInside(line).flatMap(({ text, at }) => {
      // An unknown package may be a word of the sentence.
      const known = installedBy(text).filter((ref) => packageTool(ref) !== undefined)
      return known.length === 0 ? [] : [{ refs: known, implies: [], start: start + at, end: start + at + text.length }]
    })
  })
}

interface Paragraph {
  text: string
  readonly start: number
}

function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = []
  for (const match of text.matchAll(/(?:[^\n]+(?:\n(?![^\S\n]*\n)|$)?)+/g))
    found.push({ text: match[0], start: match.index })
  return found
}

const MAX_OBJECTS = 20

/** Whole {…} that begin a line. */
function objects(text: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  const opens = /^[ \t]*\{/gm
  let open: RegExpExecArray | null
  while (found.length < MAX_OBJECTS && (open = opens.exec(text)) !== null) {
    const end = closing(text, open.index)
    if (end === undefined) break
    found.push({ text: text.slice(open.index, end), start: open.index })
    opens.lastIndex = end
  }
  return found
}

function closing(text: string, from: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"' || letter === '\n') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at + 1
  }
  return undefined
}
