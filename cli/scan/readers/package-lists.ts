import { refs, type ManifestKind, type Registry } from '@/lib/engine/embedded/manifests/package-ref'
import { chosenPrograms } from '../chosen-programs'

/**
 * Plain lists of what to install, a name a line, as people keep them beside their settings:
 * Aptfile, npm-packages.txt, vscode-extensions.txt.
 */

/** "ripgrep", "ripgrep=14.1", "@antfu/ni", "esbenp.prettier-vscode", "ripgrep  # fast grep". */
const NAME = /^(@?[\w.+-]+(?:\/[\w.-]+)?)(?:[=@][\w.*^~+-]+)?$/
const MAX_LINES = 2000

const namesIn = (text: string): string[] =>
  text
    .split('\n', MAX_LINES)
    .map((line) => line.replace(/\s*#.*$/, '').trim())
    .flatMap((line) => line.split(/\s+/))
    .flatMap((word) => NAME.exec(word)?.[1] ?? [])

const list = (file: RegExp, registry: Registry, implies: readonly string[] = []): ManifestKind => ({
  file,
  looks: () => true,
  read: (text) => (registry === 'program' ? chosenPrograms(namesIn(text)) : refs(registry, namesIn(text))),
  implies: () => implies,
})

/** "Aptfile", "npmfile", ".default-npm-packages", "pacman.txt", "packages-dnf.txt". */
const named = (managers: string): RegExp =>
  new RegExp(
    `^\\.?(?:default-)?(?:${managers})(?:file|[-_.]?(?:packages|pkgs|list|apps|globals|crates))(?:\\.(?:txt|list))?$` +
      `|^(?:${managers})\\.(?:txt|list)$|^(?:packages|pkglist)[-_.](?:${managers})(?:\\.txt)?$`,
    'i',
  )

export const packageLists: readonly ManifestKind[] = [
  list(named('apt|dnf|yum|snap|flatpak|scoop|choco|brew|homebrew|cask'), 'program'),
  list(named('pacman|aur|yay|paru'), 'program', ['pacman']),
  list(/^pkglist(?:\.txt)?$/i, 'program', ['pacman']),
  list(named('npm'), 'npm', ['npm']),
  list(named('pipx|python'), 'pypi', ['Python']),
  list(named('gem'), 'gem', ['Ruby']),
  list(named('cargo|rust'), 'program', ['Rust']),
  list(
    /^codefile$|^(?:vs-?code|code|codium|cursor)[-_]?(?:extensions?|plugins)(?:\.(?:txt|list))?$|^extensions\.(?:txt|list)$/i,
    'extension',
    ['Visual Studio Code'],
  ),
]
