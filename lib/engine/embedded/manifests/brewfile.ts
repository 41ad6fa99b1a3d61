import { refs, type ManifestKind } from './package-ref'

/**
 * `brew "ripgrep"`, `cask "rectangle"`, `mas "Things", id: 904280696`: programs installed on a Mac.
 */
const LINE = /^[ \t]*(?:brew|cask|mas|vscode)[ \t]+["']([^"'\n]{2,80})["']/gm
/** "font-fira-code-nerd-font". */
const FONT = /^font-(.+?)(?:-nerd-font)?$/
const EXTENSION = /^[ \t]*vscode[ \t]/

export const brewfile: ManifestKind = {
  file: /^\.?(?:brew|cask)file(?:[.-][\w-]+)?$|\.brewfile$/i,
  looks: (text) => (text.match(LINE)?.length ?? 0) >= 2,
  read: (text) =>
    [...text.matchAll(LINE)].flatMap(([line, name = '']) =>
      refs(EXTENSION.test(line) ? 'extension' : 'program', [name.replace(/^.*\//, '').replace(FONT, '$1')]),
    ),
  implies: () => ['Homebrew'],
}
