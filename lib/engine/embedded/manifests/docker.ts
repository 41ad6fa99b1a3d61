import { imageName, LONGEST_IMAGE } from './image-name'
import { refs, type ManifestKind, type PackageRef } from './package-ref'
import { toolsOfScript } from './shell'
import { imagesOf } from './yaml-lines'
import { yamlTree } from './yaml-tree'

const INSTRUCTION = /^[ \t]*(?:RUN|CMD|COPY|ADD|WORKDIR|ENV|EXPOSE|ENTRYPOINT|ARG|USER|LABEL|VOLUME|HEALTHCHECK)\s/m
/** "apt-get install -y ffmpeg": what a system package manager adds, without its libraries. */
const SYSTEM_INSTALL = /\b(?:apt(?:-get)?|apk|yum|dnf|microdnf)\b[^&|;\n]{0,80}?\b(?:install|add)\b([^&|;\n]{0,2000})/g
/** What every image needs. */
const NEVER_CHOSEN = new Set(
  'git curl wget bash make gcc g++ gnupg gnupg2 gpg ca-certificates unzip zip tar sudo vim nano less procps openssl openssh-client build-base build-essential pkg-config pkgconf locales tzdata tini dumb-init python3 python3-pip python3-dev python3-venv nodejs npm jq xz-utils patch file tree time lsb-release apt-transport-https software-properties-common netcat iputils-ping dnsutils htop'.split(
    ' ',
  ),
)
const LIBRARY = /^lib|-dev(?:el)?$/
/** Options, variables and remarks are between the names. */
const PACKAGE = /^[a-z\d][a-z\d.+-]+$/i

export const systemPrograms = (run: string): string[] =>
  [...run.matchAll(SYSTEM_INSTALL)].flatMap(([, names = '']) =>
    names
      .split(/\s+/)
      .map((name) => name.replace(/=.*$/, ''))
      .filter((name) => name.length > 2 && PACKAGE.test(name) && !NEVER_CHOSEN.has(name) && !LIBRARY.test(name)),
  )

const ARGUMENT = /^[ \t]*ARG[ \t]+(\w+)=["']?([^\s"']+)/gm
const MAX_ARGUMENT = 200

/** `FROM ${BASE}` with the default that `ARG BASE=debian:12` gives. */
function withDefaults(text: string): string {
  const defaults = new Map([...text.matchAll(ARGUMENT)].map(([, name = '', value = '']) => [name, value]))
  if (defaults.size === 0) return text
  return text.replace(/^[ \t]*FROM\s.*$/gim, (line) =>
    line.replace(/\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g, (whole, braced?: string, other?: string, bare?: string) =>
      (defaults.get(braced ?? bare ?? '') ?? other ?? whole).slice(0, MAX_ARGUMENT),
    ),
  )
}

function readDockerfile(text: string): PackageRef[] {
  const joined = withDefaults(text.replace(/^[ \t]*#.*$/gm, '').replace(/\\\s*\n/g, ' '))
  const stages = new Set(
    [...joined.matchAll(/^[ \t]*FROM[ \t]+\S.*?\sAS\s+(\S+)/gim)].map((match) => match[1]?.toLowerCase()),
  )
  const images = [...joined.matchAll(/^[ \t]*FROM\s+(?:--\S+\s+)?(\S+)/gim)]
    .map((match) => (match[1] ?? '').slice(0, LONGEST_IMAGE))
    .filter((image) => image !== 'scratch' && !stages.has(image.toLowerCase()))
  // "COPY --from=ghcr.io/astral-sh/uv:latest": a stage is called by a word, an image by its path.
  const copied = [...joined.matchAll(/^[ \t]*COPY\s+--from=(\S+\/\S+)/gim)].map((match) => match[1] ?? '')
  const variants = images.flatMap((image) => (/:.*alpine/.test(image) ? ['alpine'] : []))
  const runs = [...joined.matchAll(/^[ \t]*RUN[ \t]+((?:--\S+[ \t]+)*)(.*)$/gim)].map((match) => match[2] ?? '')
  // CMD ["gunicorn", "app:app"]
  const started = [...joined.matchAll(/^[ \t]*(?:CMD|ENTRYPOINT)[ \t]+(.*)$/gim)].map((match) =>
    (match[1] ?? '').replace(/[[\]",]+/g, ' '),
  )
  return [
    ...refs('docker', [...[...images, ...copied].map(imageName), ...variants]),
    ...refs('software', runs.flatMap(systemPrograms)),
    ...[...runs, ...started].flatMap(toolsOfScript),
  ]
}

export const dockerfile: ManifestKind = {
  file: /^(?:dockerfile|containerfile)(?:\.\w+)?$|^[\w-]+\.dockerfile$/i,
  looks: (text) => /^[ \t]*FROM\s+\S+/m.test(text) && INSTRUCTION.test(text),
  read: readDockerfile,
  implies: () => ['Docker'],
}

function readCompose(text: string): PackageRef[] {
  const tree = yamlTree(text)
  const services = typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>).services : undefined
  const images =
    typeof services === 'object' && services !== null
      ? Object.values(services).flatMap((service: unknown) => {
          const image =
            typeof service === 'object' && service !== null ? (service as { image?: unknown }).image : undefined
          return typeof image === 'string' ? [image] : []
        })
      : imagesOf(text)
  return refs('docker', images.map(imageName))
}

export const composeFile: ManifestKind = {
  file: /^(?:docker-?)?compose(?:[._-][\w.-]+)?\.ya?ml$/i,
  looks: (text) => /^services:\s*$/m.test(text) && /^[ \t]+(?:image|build):/m.test(text),
  read: readCompose,
  implies: () => ['Docker Compose'],
}

/** "apiVersion: apps/v1" and "kind: Deployment" begin every resource of a cluster. */
export const kubernetesResource: ManifestKind = {
  file: /^(?:deployment|service|ingress|statefulset|cronjob|daemonset)(?:\.[\w-]+)?\.ya?ml$/i,
  looks: (text) =>
    text.includes('apiVersion') && /^apiVersion:\s*[\w./-]+\s*$/m.test(text) && /^kind:\s*\w+\s*$/m.test(text),
  read: (text) => refs('docker', imagesOf(text).map(imageName)),
  implies: () => ['Kubernetes'],
}
