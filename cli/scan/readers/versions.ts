import { parse } from 'smol-toml'
import { packagesOfNet } from '@/lib/engine/embedded/manifests/jvm-and-net'
import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'

/**
 * Parsers of files that pin versions: .tool-versions, mise.toml, version catalogues of Gradle and
 * NuGet.
 */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])
const withoutSource = (name: string): string => name.replace(/^.*[:/]/, '')

export const toolVersions: ManifestKind = {
  file: /^\.tool-versions$/,
  looks: (text) => /^[\w-]+ \d/m.test(text),
  read: (text) => refs('program', all(text, /^([\w-]+)[ \t]+\S/gm)),
  implies: () => ['asdf'],
}

const keysIn = (table: unknown): string[] => (typeof table === 'object' && table !== null ? Object.keys(table) : [])

function tomlTable(text: string): Record<string, unknown> {
  try {
    return parse(text)
  } catch {
    // Invalid TOML, typed by hand, is ignored as a whole.
    return {}
  }
}

export const miseToml: ManifestKind = {
  file: /^\.?mise(?:\.[\w-]+)?\.toml$/,
  looks: (text) => /^\[(?:tools|tasks)/m.test(text),
  read: (text) => refs('program', keysIn(tomlTable(text).tools).map(withoutSource)),
  implies: () => ['mise'],
}

const MODULE = /\bmodule\s*=\s*"([\w.-]+:[\w.-]+)"/g
const GROUP = /\bgroup\s*=\s*"([\w.-]+)"\s*,\s*name\s*=\s*"([\w.-]+)"/g
const SHORT = /^[\w-]+\s*=\s*"([\w.-]+:[\w.-]+):[^"]*"/gm
const PLUGIN = /\bid\s*=\s*"([\w.-]+)"|^[\w-]+\s*=\s*"([\w.-]+\.[\w.-]+):[\w.-]+"/gm

export const versionCatalog: ManifestKind = {
  file: /\.versions\.toml$/i,
  looks: (text) => /^\[(?:libraries|plugins)\]/m.test(text),
  read: (text) =>
    refs('maven', [
      ...all(text, MODULE),
      ...all(text, SHORT),
      ...[...text.matchAll(GROUP)].map(([, group = '', name = '']) => `${group}:${name}`),
      ...[...text.matchAll(PLUGIN)].map(([, id, short]) => `${id ?? short ?? ''}:${id ?? short ?? ''}`),
    ]),
  implies: () => ['Gradle'],
}

export const nugetVersions: ManifestKind = {
  file: /^(?:directory\.(?:packages|build)\.(?:props|targets)|packages\.config)$/i,
  looks: (text) => /<(?:PackageVersion|PackageReference|GlobalPackageReference|package)\s/.test(text),
  read: (text) =>
    packagesOfNet(
      all(text, /<(?:(?:Global)?Package(?:Version|Reference)\s+(?:Include|Update)|package\s+id)="([\w.-]+)"/g),
    ),
  implies: () => ['.NET'],
}
