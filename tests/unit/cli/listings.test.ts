import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { appFolders } from '@/cli/scan/app-folders'
import { LISTINGS } from '@/cli/scan/listings'
import { scanMachine } from '@/cli/scan/scan-machine'
import { ToolList } from '@/cli/scan/tool-list'
import { folderOfFiles } from '../../support/folder-of-files'

/** The tools in the output of `program`. */
function toolsIn(program: string, output: string): string[] {
  const list = new ToolList()
  for (const listing of LISTINGS.filter((one) => one.program === program).slice(0, 1)) {
    list.addNames(listing.implies ?? [], program)
    list.addRefs(listing.read(output), program)
  }
  return list
    .tools()
    .map(({ text }) => text)
    .sort()
}

describe('output of package managers and editors', () => {
  test.each([
    ['apt-mark', 'bash\nlibssl3\nneovim\nripgrep\ntar\n', ['Neovim', 'ripgrep']],
    ['pacman', 'base\nfirefox\nzsh\n', ['Firefox', 'pacman', 'zsh']],
    ['dnf', 'podman\nsystemd\ntmux\n', ['Podman', 'tmux']],
    [
      'zypper',
      'S  | Name    | Summary | Type\n---+---------+---------+--------\ni+ | git     | a       | package\n',
      ['Git'],
    ],
    ['apk', 'musl\nnginx\n', ['Alpine Linux', 'nginx']],
    ['snap', 'Name  Version  Rev\nspotify  1.2  80\n', ['Spotify']],
    ['flatpak', 'GIMP\nOBS Studio\n', ['GIMP', 'OBS Studio']],
    ['brew', 'fzf\npostgresql@16\n', ['Homebrew', 'PostgreSQL', 'fzf']],
    ['mas', '497799835  Xcode  (16.0)\n', ['Xcode']],
    [
      'winget',
      '{"Sources":[{"Packages":[{"PackageIdentifier":"Microsoft.VisualStudioCode"},{"PackageIdentifier":"Git.Git"}]}]}',
      ['Git', 'Visual Studio Code', 'Windows'],
    ],
    ['choco', 'chocolatey|2.4\r\n7zip|24.9\r\nvlc|3.0\r\n', ['7-Zip', 'Chocolatey', 'VLC', 'Windows']],
    ['scoop', '{"apps":[{"Name":"neovim","Version":"0.11"}]}', ['Neovim', 'Windows']],
    ['npm', '/usr/lib\n├── npm@11.0.0\n└── @anthropic-ai/claude-code@2.0.0\n', ['Claude Code', 'Node.js', 'npm']],
    ['pipx', 'black 25.1\nhttpie 3.2\n', ['Black', 'HTTPie', 'Python']],
    ['uv', 'ruff v0.12\n- ruff\n', ['Ruff', 'uv']],
    ['cargo', 'ripgrep v14.1.0:\n    rg\n', ['Rust', 'ripgrep']],
    ['code', 'esbenp.prettier-vscode\n', ['Prettier', 'Visual Studio Code']],
    ['codium', 'rust-lang.rust-analyzer\n', ['Rust', 'VSCodium']],
    ['cursor', 'esbenp.prettier-vscode\n', ['Cursor', 'Prettier']],
    ['windsurf', 'dbaeumer.vscode-eslint\n', ['ESLint', 'Windsurf']],
    ['xbps-query', 'neovim-0.11.0_1\nripgrep-14.1.1_2\n', ['Neovim', 'ripgrep']],
    ['port', 'git @2.50.0_0\nnginx @1.28.0_0+realip\n', ['Git', 'MacPorts', 'nginx']],
    ['asdf', 'nodejs\nterraform\n', ['Node.js', 'Terraform', 'asdf']],
  ])('%s', (program, output, tools) => {
    expect(toolsIn(program, output)).toEqual(tools)
  })
})

describe('folders of apps and editors', () => {
  test.each<[NodeJS.Platform, string]>([
    ['linux', '.local/share/JetBrains/GoLand2025.1/IdeaVim/lib.jar'],
    ['darwin', 'Library/Application Support/JetBrains/GoLand2025.1/plugins/IdeaVim/lib.jar'],
    ['win32', 'AppData/Roaming/JetBrains/GoLand2025.1/plugins/IdeaVim/lib.jar'],
  ])('editors of JetBrains and their plugins on %s', (platform, file) => {
    const [found, ...more] = appFolders({ platform, home: folderOfFiles({ [file]: '' }) })
    expect(found?.names.map(({ name }) => name)).toEqual(['GoLand', 'IdeaVim'])
    expect(more).toEqual([])
  })

  test('apps of macOS by the names of their folders', () => {
    const home = folderOfFiles({ 'Applications/Figma.app/Info.plist': '', 'Applications/notes.txt': '' })
    expect(appFolders({ platform: 'darwin', home }).flatMap(({ names }) => names)).toEqual([
      { registry: 'program', name: 'Figma' },
    ])
  })
})

describe('a scan of this computer', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('runs the installed programs, and leaves out those that are absent or fail', async () => {
    const folder = folderOfFiles({
      'bin/brew': '#!/bin/sh\n[ "$1" = leaves ] && echo ripgrep\n[ "$2" = --cask ] && echo raycast\nexit 0\n',
      'bin/cargo': '#!/bin/sh\nexit 1\n',
    })
    for (const program of ['brew', 'cargo']) chmodSync(path.join(folder, 'bin', program), 0o755)
    mkdirSync(path.join(folder, 'home'))
    vi.stubEnv('PATH', path.join(folder, 'bin'))
    const { tools, read } = await scanMachine({ platform: 'linux', home: path.join(folder, 'home') })
    expect(tools.map(({ text }) => text)).toEqual(['Homebrew', 'ripgrep', 'Raycast'])
    expect(read).toEqual(['brew leaves', 'brew list --cask'])
  })

  interface Started {
    command: string
    args: readonly string[]
    cwd: string
    shell: boolean
  }

  /** Records what is started; winget writes its listing into the folder where it is started. */
  async function started(platform: NodeJS.Platform, home: string) {
    const all: Started[] = []
    const { tools } = await scanMachine({ platform, home }, (command, args, { cwd, shell }, done) => {
      all.push({ command, args, cwd, shell })
      const isWinget = command.startsWith('winget')
      if (isWinget)
        writeFileSync(path.join(cwd, 'listing.json'), '{"Sources":[{"Packages":[{"PackageIdentifier":"Git.Git"}]}]}')
      setImmediate(() => done(isWinget ? null : new Error('absent'), ''))
      return { stdin: null }
    })
    return { all, names: tools.map(({ text }) => text) }
  }

  test('on Windows the shell gets one command, with every special argument quoted', async () => {
    const { all, names } = await started('win32', folderOfFiles({}))
    expect(names).toEqual(['Windows', 'Git'])
    expect(all.length).toBeGreaterThan(20)
    for (const { command, args, shell } of all) {
      expect([args, shell]).toEqual([[], true])
      expect(command.replace(/"[^"]*"/g, '')).toMatch(/^[\w./:\\@= -]+$/)
    }
    const dnf = all.find(({ command }) => command.startsWith('dnf'))
    expect(dnf?.command).toBe('dnf --cacheonly repoquery --userinstalled --qf "%{name}\\n"')
  })

  test('no command contains the path of the temporary folder, which may have special characters', async () => {
    vi.stubEnv('TMPDIR', folderOfFiles({ 'a & b/x': '' }) + '/a & b')
    const { all } = await started('win32', folderOfFiles({}))
    const winget = all.find(({ command }) => command.startsWith('winget'))
    expect(winget?.cwd).toContain('a & b')
    expect(winget?.command).toMatch(/^winget export --output listing\.json --accept/)
    expect(existsSync(winget?.cwd ?? '')).toBe(false)
  })

  test('on other systems programs are started without a shell, with unchanged arguments', async () => {
    const { all } = await started('linux', folderOfFiles({}))
    expect(all.find(({ command }) => command === 'dnf')).toMatchObject({
      args: ['--cacheonly', 'repoquery', '--userinstalled', '--qf', '%{name}\\n'],
      shell: false,
    })
  })
})
