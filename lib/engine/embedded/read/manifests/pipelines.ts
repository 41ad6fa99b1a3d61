import { installedBy } from './commands'
import { imageName } from './docker'
import { refs, type ManifestKind } from './package-ref'

/** What builds, tests and deploys: workflows of GitHub and the providers of Terraform. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

const ACTION = /^[ \t]*(?:-[ \t]+)?uses:[ \t]*["']?([\w-]+\/[\w.-]+)/gm
const IMAGE = /^[ \t]*image:[ \t]*["']?([^\s"'#]+)/gm
const RUN = /^[ \t]*(?:-[ \t]+)?run:[ \t]*(\S.*)$/gm

/** "actions/setup-node" sets Node up; "codecov/codecov-action" is Codecov's. */
function programOf(action: string): string[] {
  const [owner = '', name = ''] = action.split('/')
  if (owner !== 'actions') return [owner]
  return name.startsWith('setup-') ? [name.slice('setup-'.length)] : []
}

export const workflow: ManifestKind = {
  file: /^(?:ci|cd|test|tests|build|deploy|release)\.ya?ml$/i,
  looks: (text) => /^jobs:\s*$/m.test(text) && /^[ \t]+runs-on:/m.test(text),
  read: (text) => [
    ...refs('program', all(text, ACTION).flatMap(programOf)),
    ...refs('docker', all(text, IMAGE).map(imageName)),
    ...all(text, RUN).flatMap(installedBy),
  ],
  implies: () => ['GitHub Actions'],
}

const PROVIDER = /^[ \t]*(?:provider|resource|data)[ \t]+"([a-z\d]+)(?:_\w+)?"/gm
const SOURCE = /\bsource[ \t]*=[ \t]*"[\w-]+\/([\w-]+)"/g
/** Providers that are not called after what they provide. */
const PROVIDED: Readonly<Record<string, string>> = { google: 'Google Cloud', azurerm: 'Azure', azuread: 'Azure' }

export const terraform: ManifestKind = {
  file: /^[\w-]+\.tf$/i,
  looks: (text) => /^[ \t]*(?:terraform[ \t]*\{|(?:provider|resource)[ \t]+"[a-z\d_]+")/m.test(text),
  read: (text) =>
    refs(
      'program',
      [...all(text, PROVIDER), ...all(text, SOURCE)].map((name) => PROVIDED[name] ?? name),
    ),
  implies: () => ['Terraform'],
}
