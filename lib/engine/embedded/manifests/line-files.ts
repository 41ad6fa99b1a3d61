import { refs, type ManifestKind } from './package-ref'

/**
 * Files that are programs in their own language and are read by their lines: Gemfile, go.mod,
 * mix.exs.
 */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])
const withoutRemarks = (text: string) => text.replace(/^[ \t]*#.*$/gm, '')

const GEM = /^[ \t]*(?:gem|(?:s|spec)\.add_(?:development_|runtime_)?dependency)[\s(]+['"]([\w.-]+)['"]/gm

export const gemfile: ManifestKind = {
  file: /^(?:gemfile|[\w-]+\.gemspec)$/i,
  looks: (text) => new RegExp(GEM.source, 'm').test(text),
  read: (text) => refs('gem', all(withoutRemarks(text), GEM)),
  implies: () => ['Ruby'],
}

const REQUIRED = /^[ \t]*(?:require\s+)?([\w-]+(?:\.[\w-]+)+(?:\/\S+)?)\s+v\d[^\n/]*$/gm

export const goMod: ManifestKind = {
  file: /^go\.mod$/i,
  looks: (text) => /^[ \t]*module\s+\S+/m.test(text) && /^[ \t]*(?:go\s+\d|require\b)/m.test(text),
  // "// indirect" marks a dependency of a dependency.
  read: (text) => refs('go', all(text.replace(/^.*\/\/\s*indirect.*$/gm, ''), REQUIRED)),
  implies: () => ['Go'],
}

const DEPENDENCY = /\{\s*:(\w+)\s*,\s*(?:"|~|git:|github:|path:|\[)/g

export const mixExs: ManifestKind = {
  file: /^mix\.exs$/i,
  looks: (text) => /\bMix\.Project\b|\bdefp?\s+deps\b/.test(text) || (text.match(DEPENDENCY)?.length ?? 0) >= 2,
  read: (text) => refs('hex', all(withoutRemarks(text), DEPENDENCY)),
  implies: () => ['Elixir'],
}
