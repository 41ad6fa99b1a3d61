import { readdirSync } from 'node:fs'
import path from 'node:path'
import { refs, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'
import { pluginName } from './readers/editors'

/**
 * Folders whose names say what is installed: apps of macOS, JetBrains editors and their plugins.
 */
interface NamedFolders {
  readonly folder: string
  readonly names: readonly PackageRef[]
}

export interface Places {
  readonly platform: NodeJS.Platform
  readonly home: string
  /** `%APPDATA%` on Windows. */
  readonly appData?: string | undefined
}

/** Folder names of JetBrains editors, without versions. */
const EDITORS: Readonly<Record<string, string>> = {
  IntelliJIdea: 'IntelliJ IDEA',
  IdeaIC: 'IntelliJ IDEA',
  PyCharm: 'PyCharm',
  PyCharmCE: 'PyCharm',
  WebStorm: 'WebStorm',
  GoLand: 'GoLand',
  CLion: 'CLion',
  Rider: 'Rider',
  RustRover: 'RustRover',
  PhpStorm: 'PhpStorm',
  RubyMine: 'RubyMine',
  DataGrip: 'DataGrip',
}

export function appFolders({ platform, home, appData }: Places): NamedFolders[] {
  const apps = platform === 'darwin' ? ['/Applications', path.join(home, 'Applications')].map(macApps) : []
  const jetBrains =
    platform === 'darwin'
      ? path.join(home, 'Library', 'Application Support', 'JetBrains')
      : platform === 'win32'
        ? path.join(appData ?? path.join(home, 'AppData', 'Roaming'), 'JetBrains')
        : path.join(home, '.local', 'share', 'JetBrains')
  const pluginsIn = (editor: string) => path.join(jetBrains, editor, platform === 'linux' ? '' : 'plugins')
  const editors = namesIn(jetBrains).flatMap((name) => {
    const program = EDITORS[name.replace(/[\d.]+$/, '')]
    if (program === undefined) return []
    const plugins = namesIn(pluginsIn(name)).map((plugin) => pluginName(plugin.replace(/\.jar$/, '')))
    return [
      { folder: path.join(jetBrains, name), names: [...refs('program', [program]), ...refs('software', plugins)] },
    ]
  })
  return [...apps, ...editors].filter(({ names }) => names.length > 0)
}

const macApps = (folder: string): NamedFolders => ({
  folder,
  names: refs(
    'program',
    namesIn(folder).flatMap((name) => /^(.+)\.app$/.exec(name)?.[1] ?? []),
  ),
})

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    // Most computers have none of these folders.
    if (error instanceof Error && 'code' in error) return []
    throw error
  }
}
