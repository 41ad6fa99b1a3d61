import { systemPrograms } from './docker'
import { imageName } from './image-name'
import { idsOfAction } from './manifest-data'
import { refs, type ManifestKind, type PackageRef } from './package-ref'
import { toolsOfScript } from './shell'
import { imagesOf, scriptsOf } from './yaml-lines'

/**
 * Workflows of GitHub: the actions that steps use, the commands that they run, and the images
 * beside them.
 */

const USES = /^[ \t]*(?:-[ \t]+)?uses:[ \t]*["']?([\w.-]+\/[\w./-]+)/gm
/** Words in names of actions that name no tool. */
const NO_TOOL = new Set(
  'action actions github gh setup install installer cli deploy deployment login auth upload download cache build push run runner lint test report notify release publish comment check cd ci app the io toolchain'.split(
    ' ',
  ),
)

function toolsOfAction(action: string): PackageRef[] {
  const [owner = '', name = ''] = action.split('/')
  const ids = idsOfAction(`${owner}/${name}`.toLowerCase()) ?? idsOfAction(owner.toLowerCase())
  if (ids) return refs('entry', ids)
  if (owner === 'actions') return refs('program', name.startsWith('setup-') ? [name.slice('setup-'.length)] : [])
  // "amondnet/vercel-action" is called after the tool, "snyk/actions" after its owner.
  const words = name.toLowerCase().split(/[-_.]/)
  const said = words.filter((word) => word.length > 1 && !NO_TOOL.has(word))
  return refs('software', [
    said.join('-'),
    ...(said.length > 1 ? said : []),
    owner.replace(/-(?:io|actions?|com)$/, ''),
  ])
}

/** Where images are pushed to, by the host that a workflow names. */
const REGISTRIES: readonly [RegExp, string][] = [
  [/^ghcr\.io/, 'ghcr'],
  [/^(?:[\w-]+\.)?docker\.(?:io|com)/, 'docker-hub'],
  [/^quay\.io/, 'quay'],
  [/^(?:[\w-]+-docker\.pkg\.dev|(?:[a-z]+\.)?gcr\.io)/, 'artifact-registry'],
  [/^[\w-]+\.azurecr\.io/, 'azure-container-registry'],
  [/^(?:public\.ecr\.aws|\d+\.dkr\.ecr)/, 'amazon-ecr'],
]
const REGISTRY = /^[ \t]*(?:-[ \t]+)?(?:registry|\w*_?REGISTRY):[ \t]*["']?([\w.-]+)/gm
/** A step of `docker/login-action` with its settings: without a registry it is Docker Hub's. */
const LOGIN = /docker\/login-action@[^\n]*\n((?:(?![ \t]*-[ \t])[^\n]+\n){0,12})/g

function registries(text: string): PackageRef[] {
  const hosts = [...text.matchAll(REGISTRY)].map(([, host = '']) => host)
  const isOfHub = [...text.matchAll(LOGIN)].some(([, settings = '']) => !/^[ \t]*registry:/m.test(settings))
  return refs('entry', [
    ...hosts.flatMap((host) => REGISTRIES.find(([pattern]) => pattern.test(host))?.[1] ?? []),
    ...(isOfHub ? ['docker-hub'] : []),
  ])
}

const KNOWS_ITSELF = /^[ \t]*node-version:|^[ \t]*python-version:/m

export const workflow: ManifestKind = {
  file: /^(?:ci|cd|test|tests|build|deploy|release|lint|publish|main|pr|e2e|nightly|docs|checks?|workflow)\.ya?ml$/i,
  looks: (text) =>
    (/^jobs:\s*$/m.test(text) && /^[ \t]+runs-on:/m.test(text)) ||
    (text.match(USES)?.length ?? 0) >= 2 ||
    (/^[ \t]*(?:-[ \t]+)?uses:[ \t]*[\w.-]+\/[\w./-]+@/m.test(text) && (KNOWS_ITSELF.test(text) || /run:/.test(text))),
  read: (text) => [
    ...[...text.matchAll(USES)].flatMap(([, action = '']) => toolsOfAction(action)),
    ...refs('docker', imagesOf(text).map(imageName)),
    ...registries(text),
    ...toolsOfScript(scriptsOf(text, 'run')),
    ...refs('software', systemPrograms(scriptsOf(text, 'run'))),
  ],
  implies: () => ['GitHub Actions'],
}

/** "- mysql:8" below "services:". */
const servicesOf = (text: string): string[] =>
  scriptsOf(text, 'services')
    .split('\n')
    .flatMap((line) => /^(?:name:\s*)?([\w./-]+(?::[\w.-]+)?)$/.exec(line)?.[1] ?? [])

export const gitlabPipeline: ManifestKind = {
  file: /^\.?gitlab-ci\.ya?ml$/i,
  looks: (text) =>
    /^[ \t]+script:/m.test(text) && /^(?:stages|image|[\w:-]+):/m.test(text) && /stage:|^stages:/m.test(text),
  read: (text) => [
    ...refs('docker', [...imagesOf(text), ...servicesOf(text)].map(imageName)),
    ...toolsOfScript(['before_script', 'script', 'after_script'].map((key) => scriptsOf(text, key)).join('\n')),
  ],
  implies: () => ['GitLab CI'],
}
