import { refs, type ManifestKind } from './package-ref'

/**
 * `brew "ripgrep"`, `cask "rectangle"`, `mas "Things", id: 904280696`: programs installed on a Mac.
 */
const LINE = /^[ \t]*(?:brew|cask|mas|vscode)[ \t]+["']([^"'\n]{2,80})["']/gm

export const brewfile: ManifestKind = {
  file: /^\.?brewfile$/i,
  looks: (text) => (text.match(LINE)?.length ?? 0) >= 2,
  read: (text) =>
    refs(
      'program',
      [...text.matchAll(LINE)].map(([, name = '']) => name.replace(/^.*\//, '')),
    ),
  implies: () => ['Homebrew'],
}
