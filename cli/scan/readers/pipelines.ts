import { systemPrograms } from '@/lib/engine/embedded/manifests/docker'
import { imageName } from '@/lib/engine/embedded/manifests/image-name'
import { idsOfProgram } from '@/lib/engine/embedded/manifests/manifest-data'
import { refs, type ManifestKind, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'
import { toolsOfScript } from '@/lib/engine/embedded/manifests/shell'
import { imagesOf, scriptsOf } from '@/lib/engine/embedded/manifests/yaml-lines'

/**
 * Parsers of files that run commands, besides GitHub's and GitLab's: other CI pipelines, make,
 * pre-commit hooks.
 */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

const scriptTools = (text: string, keys: readonly string[]): PackageRef[] =>
  toolsOfScript(keys.map((key) => scriptsOf(text, key)).join('\n'))

const pipeline = (file: RegExp, name: string, keys: readonly string[]): ManifestKind => ({
  file,
  looks: () => true,
  read: (text) => [...refs('docker', imagesOf(text).map(imageName)), ...scriptTools(text, keys)],
  implies: () => [name],
})

/** "- node: circleci/node@5": an orb is named after the tool that it provides. */
const ORB = /^[ \t]+[\w-]+:[ \t]*[\w-]+\/([\w-]+)@/gm
const circle = pipeline(/(?:^|\/)\.circleci\/config\.ya?ml$/, 'CircleCI', ['run', 'command'])

export const circleCi: ManifestKind = {
  ...circle,
  read: (text) => [...circle.read(text), ...refs('software', all(text, ORB))],
}

const travis = pipeline(/^\.travis\.ya?ml$/, 'Travis CI', ['install', 'before_install', 'script', 'before_script'])

export const travisCi: ManifestKind = {
  ...travis,
  read: (text) => [...travis.read(text), ...refs('program', all(text, /^language:[ \t]*["']?([\w+-]+)/gm))],
}

export const azurePipelines = pipeline(/^azure-pipelines[\w.-]*\.ya?ml$/, 'Azure DevOps', ['script', 'bash'])
export const bitbucketPipelines = pipeline(/^bitbucket-pipelines\.ya?ml$/, 'Bitbucket', ['script'])
export const buildkite = pipeline(/(?:^|\/)\.buildkite\/[\w.-]+\.ya?ml$/, 'Buildkite', ['command', 'commands'])
export const woodpecker = pipeline(/(?:^|\/)\.woodpecker(?:\/[\w.-]+)?\.ya?ml$/, 'Woodpecker CI', ['commands'])
export const drone = pipeline(/^\.drone\.ya?ml$/, 'Drone CI', ['commands'])

export const jenkinsfile: ManifestKind = {
  file: /^jenkinsfile(?:\.[\w-]+)?$/i,
  looks: () => true,
  read: (text) => toolsOfScript(all(text, /\b(?:sh|bat)[ (]+["']{1,3}([^"'\n]+)/g).join('\n')),
  implies: () => ['Jenkins'],
}

/** Lines of recipes begin with a tab in make, and with white space in just. */
export const makefile: ManifestKind = {
  file: /^(?:gnu)?makefile$|^\.?justfile$|\.just$/i,
  looks: () => true,
  read: (text) => {
    const script = all(text.replace(/\\\n/g, ' '), /^[ \t]+[@-]*(\S[^\n]*)$/gm).join('\n')
    return [...toolsOfScript(script), ...refs('software', systemPrograms(script))]
  },
  implies: () => [],
}

export const preCommit: ManifestKind = {
  file: /^\.pre-commit-config\.ya?ml$/,
  looks: () => true,
  read: (text) => [
    ...refs('software', all(text, /^[ \t-]*repo:[ \t]*\S+\/([\w.-]+?)(?:\.git)?[ \t]*$/gm).map(mirrored)),
    ...all(text, /^[ \t-]*id:[ \t]*([\w-]+)/gm).flatMap((id) => refs('entry', idsOfProgram(id) ?? [])),
  ],
  implies: () => ['pre-commit'],
}

/** "mirrors-mypy", "ruff-pre-commit", "pre-commit-terraform". */
const mirrored = (name: string): string => name.replace(/^mirrors-|-pre-?commit$|^pre-?commit-/g, '')
