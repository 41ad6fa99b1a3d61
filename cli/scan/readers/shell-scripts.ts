import { installedBy } from '@/lib/engine/embedded/manifests/commands'
import { systemPrograms } from '@/lib/engine/embedded/manifests/docker'
import { refs, type ManifestKind, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'
import { installersIn } from '@/lib/engine/embedded/manifests/shell'
import { chosenPrograms } from '../chosen-programs'

/**
 * Shell scripts that set up a computer, such as brew.sh and install.sh. Only what they install
 * counts, since what a script runs may be any program of the system.
 */

const MOST_COMMANDS = 2000
const LONGEST_COMMAND = 2000
const EXTENSION = /--install-extension[ =]["']?([\w-]+\.[\w.-]+)/g

/** A function of the script that installs what it gets: `brew_install "Chromium" "chromium"`. */
const INSTALLS =
  /^(?:brew|cask|apt|dnf|pacman|yay|snap|flatpak|mas|pkg|package|program|app)_?install\w*$|^install_?(?:brew|cask|formula|pkg|package|program|app)\w*$/i
const WORD = /"([^"$]{2,60})"|'([^'$]{2,60})'|([^\s"'$]{2,60})/g
const OPTION = /^-|[()=]/

function wrapped(command: string): PackageRef[] {
  const [first = ''] = command.split(/\s/, 1)
  if (!INSTALLS.test(first)) return []
  const words = [...command.slice(first.length).matchAll(WORD)].flatMap(([, a, b, c]) => a ?? b ?? c ?? [])
  return chosenPrograms(words.filter((word) => !OPTION.test(word)).map((word) => word.replace(/^.*\//, '')))
}

function installedIn(text: string): PackageRef[] {
  const joined = text.replace(/^[ \t]*#.*$/gm, '').replace(/\\\n/g, ' ')
  const commands = joined.split(/&&|\|\||[;|\n]/, MOST_COMMANDS).map((one) => one.slice(0, LONGEST_COMMAND).trim())
  return [
    ...commands.flatMap((command) => [...installedBy(command), ...wrapped(command), ...installersIn(command)]),
    ...refs('software', commands.flatMap(systemPrograms)),
    ...refs(
      'extension',
      [...joined.matchAll(EXTENSION)].map(([, id = '']) => id),
    ),
  ]
}

/** "os/installs/browsers.sh". */
export const SETUP_FOLDERS =
  /(?:^|\/)(?:install(?:s|ers?)?|setup|bootstrap|provision(?:ing)?)\/(?:.*\/)?[\w.-]+\.(?:sh|bash|zsh|fish)$/i

export const setupScript: ManifestKind = {
  file: /^[\w.-]*(?:install|setup|set-up|bootstrap|provision|packages|brew|apt|init)[\w-]*\.(?:sh|bash|zsh|fish)$|^\.?(?:install|setup|bootstrap|brew)$/i,
  looks: () => true,
  read: installedIn,
  implies: () => [],
}
