import { installedBy } from '@/lib/engine/embedded/manifests/commands'
import { systemPrograms } from '@/lib/engine/embedded/manifests/docker'
import { refs, type ManifestKind, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'
import { installersIn } from '@/lib/engine/embedded/manifests/shell'

/**
 * Shell scripts that set up a computer, such as brew.sh and install.sh. Only what they install
 * counts, since what a script runs may be any program of the system.
 */

const MOST_COMMANDS = 2000
const LONGEST_COMMAND = 2000
const EXTENSION = /--install-extension[ =]["']?([\w-]+\.[\w.-]+)/g

function installedIn(text: string): PackageRef[] {
  const joined = text.replace(/^[ \t]*#.*$/gm, '').replace(/\\\n/g, ' ')
  const commands = joined.split(/&&|\|\||[;|\n]/, MOST_COMMANDS).map((one) => one.slice(0, LONGEST_COMMAND).trim())
  return [
    ...commands.flatMap((command) => [...installedBy(command), ...installersIn(command)]),
    ...refs('software', commands.flatMap(systemPrograms)),
    ...refs(
      'extension',
      [...joined.matchAll(EXTENSION)].map(([, id = '']) => id),
    ),
  ]
}

export const setupScript: ManifestKind = {
  file: /^[\w.-]*(?:install|setup|set-up|bootstrap|provision|packages|brew|apt|init)[\w-]*\.(?:sh|bash|zsh|fish)$|^\.?(?:install|setup|bootstrap|brew)$/i,
  looks: () => true,
  read: installedIn,
  implies: () => [],
}
