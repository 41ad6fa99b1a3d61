import { editorExtensions, wingetExport } from '@/lib/engine/embedded/manifests/machines'
import { refs, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'
import { chosenPrograms } from './chosen-programs'

/** Programs that list what is installed on a computer, and parsers for their output. */
export interface Listing {
  readonly program: string
  readonly args: readonly string[]
  /** The program writes to a file of this name in its working directory instead of its output. */
  readonly outputFile?: boolean
  readonly read: (output: string) => readonly PackageRef[]
  /** Catalogue names that the listing itself implies. */
  readonly implies?: readonly string[]
}

export const OUTPUT_FILE = 'listing.json'

const lines = (output: string): string[] =>
  output
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The first word of each line: "ripgrep 14.1.0", "ripgrep|14.1.0", "com.brave.Browser". */
const firstWords = (output: string): PackageRef[] =>
  chosenPrograms(lines(output).map((line) => line.replace(/[\s|@:].*$/, '')))

const wholeLines = (output: string): PackageRef[] => chosenPrograms(lines(output))

/** "i+ | ripgrep | …": packages that the user has installed, in the table of zypper. */
const zypperRows = (output: string): PackageRef[] =>
  chosenPrograms(
    lines(output).flatMap((line) => {
      const [status, name] = line.split('|').map((cell) => cell.trim())
      return status === 'i+' && name !== undefined ? [name] : []
    }),
  )

/** "497799835  Xcode  (15.0)". */
const storeApps = (output: string): PackageRef[] =>
  chosenPrograms(lines(output).map((line) => line.replace(/^\d+\s+/, '').replace(/\s*\([\d.]+\)$/, '')))

const NAME_IN_JSON = /"(?:Name|name)"\s*:\s*"([^"\n]+)"/g
const scoopApps = (output: string): PackageRef[] =>
  chosenPrograms([...output.matchAll(NAME_IN_JSON)].map(([, name = '']) => name))

const NODE_PACKAGE = /^.*[─└├+`-]+ ((?:@[\w.-]+\/)?[\w.-]+)@/gm
const nodePackages = (output: string): PackageRef[] =>
  refs(
    'npm',
    [...output.matchAll(NODE_PACKAGE)].map(([, name = '']) => name),
  )

const pythonPrograms = (output: string): PackageRef[] =>
  refs(
    'pypi',
    lines(output)
      .filter((line) => !line.startsWith('-'))
      .map((line) => line.replace(/\s.*$/, '')),
  )

const editor = (program: string, name: string): Listing => ({
  program,
  args: ['--list-extensions'],
  read: editorExtensions.read,
  implies: [name],
})

export const LISTINGS: readonly Listing[] = [
  { program: 'apt-mark', args: ['showmanual'], read: wholeLines },
  { program: 'pacman', args: ['-Qqe'], read: wholeLines, implies: ['pacman'] },
  { program: 'dnf', args: ['--cacheonly', 'repoquery', '--userinstalled', '--qf', '%{name}\\n'], read: firstWords },
  { program: 'zypper', args: ['--quiet', 'search', '--installed-only', '--type', 'package'], read: zypperRows },
  { program: 'apk', args: ['info'], read: wholeLines, implies: ['Alpine Linux'] },
  {
    program: 'xbps-query',
    args: ['--list-manual-pkgs'],
    read: (output) => chosenPrograms(lines(output).map(withoutVersion)),
  },
  { program: 'snap', args: ['list'], read: firstWords },
  { program: 'flatpak', args: ['list', '--app', '--columns=name'], read: wholeLines },
  { program: 'brew', args: ['leaves'], read: wholeLines, implies: ['Homebrew'] },
  { program: 'brew', args: ['list', '--cask', '-1'], read: wholeLines },
  { program: 'port', args: ['echo', 'requested'], read: firstWords, implies: ['MacPorts'] },
  { program: 'mas', args: ['list'], read: storeApps },
  {
    program: 'winget',
    args: ['export', '--output', OUTPUT_FILE, '--accept-source-agreements', '--disable-interactivity'],
    outputFile: true,
    read: wingetExport.read,
    implies: ['Windows'],
  },
  { program: 'choco', args: ['list', '--limit-output'], read: firstWords, implies: ['Windows'] },
  { program: 'scoop', args: ['export'], read: scoopApps, implies: ['Windows'] },
  { program: 'npm', args: ['ls', '--global', '--depth=0'], read: nodePackages, implies: ['Node.js'] },
  { program: 'pipx', args: ['list', '--short'], read: pythonPrograms, implies: ['Python'] },
  { program: 'uv', args: ['tool', 'list'], read: pythonPrograms, implies: ['uv'] },
  { program: 'cargo', args: ['install', '--list'], read: firstWords, implies: ['Rust'] },
  { program: 'asdf', args: ['plugin', 'list'], read: wholeLines, implies: ['asdf'] },
  editor('code', 'Visual Studio Code'),
  editor('codium', 'VSCodium'),
  editor('cursor', 'Cursor'),
  editor('windsurf', 'Windsurf'),
]

const withoutVersion = (line: string): string => line.replace(/-[\d.]+_\d+$/, '')
