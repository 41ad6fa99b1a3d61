import { refs, type ManifestKind } from './package-ref'

/** What is installed on a machine, as its package manager or its editor tells it. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

const WINGET_ID = /"PackageIdentifier"\s*:\s*"[^".\n]+\.([^".\n]+)/g

export const wingetExport: ManifestKind = {
  file: /^winget[\w-]*\.json$/i,
  looks: (text) => new RegExp(WINGET_ID.source).test(text),
  read: (text) => refs('program', all(text, WINGET_ID)),
  implies: () => ['Windows'],
}

const NIX_PACKAGES = /(?:[pP]ackages|[bB]uildInputs)\s*=\s*(?:with\s+[\w.]+;\s*)?\[([^\]]{0,4000})\]/g
const NIX_ENABLED = /\b(?:programs|services|virtualisation)\.([\w-]+)\.enable\s*=\s*true/g

export const nixFile: ManifestKind = {
  file: /^[\w-]+\.nix$/i,
  looks: (text) => /\bpkgs\b/.test(text) && (text.match(NIX_PACKAGES)?.length ?? 0) > 0,
  read: (text) => {
    const plain = text.replace(/#.*$/gm, '')
    const listed = all(plain, NIX_PACKAGES).flatMap((names) => names.split(/\s+/).filter(Boolean))
    return refs('program', [...listed.map((name) => name.replace(/^.*\./, '')), ...all(plain, NIX_ENABLED)])
  },
  implies: (text) => [/\bsystemPackages\b/.test(text) ? 'NixOS' : 'Nix'],
}

/** "nginx/jammy,now 1.18 amd64 [installed]": what came along by itself was not chosen. */
const APT_LINE = /^([a-z\d][a-z\d.+-]*)\/[\w,-]+ \S+ (?:amd64|arm64|armhf|i386|all)\b(?!.*automatic)/gm

export const aptList: ManifestKind = {
  file: /^apt-(?:list|packages)\.txt$/i,
  looks: (text) => (text.match(APT_LINE)?.length ?? 0) >= 2,
  read: (text) =>
    refs(
      'program',
      all(text, APT_LINE)
        .filter((name) => !name.startsWith('lib'))
        .map((name) => name.replace(/\.io$/, '')),
    ),
  implies: () => [],
}

const BREW_HEADING = /^==> (?:Formulae|Casks)[ \t]*$/m

export const brewList: ManifestKind = {
  file: /^brew-?list\.txt$/i,
  looks: (text) => BREW_HEADING.test(text),
  read: (text) =>
    refs(
      'program',
      text
        .split('\n')
        .filter((line) => !/^(?:==>|[$%#>])/.test(line))
        .flatMap((line) => line.split(/\s+/).filter(Boolean)),
    ),
  implies: () => ['Homebrew'],
}

const EXTENSION = /^[ \t]*"?([a-z\d][\w-]*\.[\w-]+)"?,?[ \t]*$/gim
const LIST = '--list-extensions'
/** "code --list-extensions". */
const listsExtensions = (line: string) => /\b(?:code|cursor|codium)\b/.test(line.slice(0, line.lastIndexOf(LIST) + 1))
/** Publishers whose extensions are installed nearly everywhere. */
const WELL_KNOWN = /^[ \t]*"?(?:ms-\w+|esbenp|dbaeumer|eamodio|github|vscodevim|bradlc|golang|rust-lang|pkief)\./gim

export const editorExtensions: ManifestKind = {
  file: /^extensions\.(?:json|txt)$/i,
  looks: (text) => text.split('\n').some(listsExtensions) || (text.match(WELL_KNOWN)?.length ?? 0) >= 2,
  read: (text) => refs('extension', all(text, EXTENSION)),
  implies: () => ['Visual Studio Code'],
}
