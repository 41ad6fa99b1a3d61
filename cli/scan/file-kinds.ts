import { brewfile } from '@/lib/engine/embedded/manifests/brewfile'
import { composeFile, dockerfile } from '@/lib/engine/embedded/manifests/docker'
import { gitlabPipeline, workflow } from '@/lib/engine/embedded/manifests/github-actions'
import { composerJson, denoJson } from '@/lib/engine/embedded/manifests/json'
import { gradle, projectOfNet } from '@/lib/engine/embedded/manifests/jvm-and-net'
import { gemfile, goMod, mixExs } from '@/lib/engine/embedded/manifests/line-files'
import { nixFile, wingetExport } from '@/lib/engine/embedded/manifests/machines'
import type { ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'
import { pomXml } from '@/lib/engine/embedded/manifests/pom'
import { requirementsTxt } from '@/lib/engine/embedded/manifests/requirements'
import { packageSwift, podfile } from '@/lib/engine/embedded/manifests/swift'
import { terraform } from '@/lib/engine/embedded/manifests/terraform'
import { cargoToml, pipfile, pyprojectToml } from '@/lib/engine/embedded/manifests/toml'
import { condaEnvironment, pubspec } from '@/lib/engine/embedded/manifests/yaml-files'
import { devContainer, helmChart, imagesFile, kubernetesFile } from './readers/containers'
import { recommendedExtensions, requiredPlugins } from './readers/editors'
import { clojureProject, rDescription, sbtFile, vcpkgOrConan } from './readers/other-languages'
import { packageJsonWithScripts } from './readers/npm-scripts'
import { packageLists } from './readers/package-lists'
import * as pipelines from './readers/pipelines'
import { pixiOfPyproject, pixiToml } from './readers/pixi'
import { cloudBuild, fastlaneLanes, herokuApp, xcodeProject } from './readers/platforms'
import { setupCfg, setupPy } from './readers/python-setup'
import { SETUP_FOLDERS, setupScript } from './readers/shell-scripts'
import { miseToml, nugetVersions, toolVersions, versionCatalog } from './readers/versions'

/** Which files are read, and by which parser. An ambiguous file name is only read in its folder. */

const inFolder = (kind: ManifestKind, file: RegExp): ManifestKind => ({ ...kind, file })

/** For a file name that other programs use, too. */
const onlyIfItLooks = (kind: ManifestKind): ManifestKind => ({
  ...kind,
  read: (text) => (kind.looks(text) ? kind.read(text) : []),
  implies: (text) => (kind.looks(text) ? kind.implies(text) : []),
})

export const FILE_KINDS: readonly ManifestKind[] = [
  packageJsonWithScripts,
  composerJson,
  denoJson,
  { ...pyprojectToml, read: (text) => [...pyprojectToml.read(text), ...pixiOfPyproject(text)] },
  pixiToml,
  pipfile,
  requirementsTxt,
  inFolder(requirementsTxt, /(?:^|\/)requirements\/[\w.-]+\.(?:txt|in)$/i),
  setupPy,
  setupCfg,
  condaEnvironment,
  cargoToml,
  gemfile,
  goMod,
  pomXml,
  { ...gradle, file: /\.gradle(?:\.kts)?$/i },
  versionCatalog,
  sbtFile,
  clojureProject,
  projectOfNet,
  nugetVersions,
  mixExs,
  pubspec,
  podfile,
  packageSwift,
  rDescription,
  vcpkgOrConan,
  dockerfile,
  composeFile,
  { ...onlyIfItLooks(composeFile), file: /(?:^|\/)(?:docker|compose)\/(?:.*\/)?[\w.-]+\.ya?ml$/i },
  helmChart,
  kubernetesFile,
  devContainer,
  imagesFile,
  onlyIfItLooks(herokuApp),
  cloudBuild,
  xcodeProject,
  fastlaneLanes,
  inFolder(workflow, /(?:^|\/)\.(?:github|gitea|forgejo)\/(?:workflows\/[^/]+|actions\/(?:.*\/)?action)\.ya?ml$/i),
  gitlabPipeline,
  pipelines.circleCi,
  pipelines.travisCi,
  pipelines.azurePipelines,
  pipelines.bitbucketPipelines,
  pipelines.buildkite,
  pipelines.woodpecker,
  pipelines.drone,
  pipelines.jenkinsfile,
  pipelines.makefile,
  pipelines.preCommit,
  terraform,
  brewfile,
  nixFile,
  wingetExport,
  toolVersions,
  miseToml,
  inFolder(miseToml, /(?:^|\/)\.?mise\/config(?:\.[\w-]+)?\.toml$/),
  recommendedExtensions,
  requiredPlugins,
  setupScript,
  inFolder(setupScript, SETUP_FOLDERS),
  ...packageLists,
]

/** Patterns of kinds that are recognised by their folder contain a slash. */
const isOfPath = ({ file }: ManifestKind): boolean => file.source.includes('\\/')
const BY_PATH = FILE_KINDS.filter(isOfPath)
const BY_NAME = FILE_KINDS.filter((kind) => !isOfPath(kind))

/**
 * The parser for a file, by its path with `/` as separator; undefined if the file is not read. A
 * name says more than a folder: "deploy/docker-compose.yml" is no resource of Kubernetes.
 */
export function kindOfFile(path: string): ManifestKind | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return BY_NAME.find(({ file }) => file.test(name)) ?? BY_PATH.find(({ file }) => file.test(path))
}
