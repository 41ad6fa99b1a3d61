import { installedBy } from './commands'
import { refs, type ManifestKind, type PackageRef } from './package-ref'
import { yamlTree } from './yaml-tree'

const INSTRUCTION = /^[ \t]*(?:RUN|CMD|COPY|ADD|WORKDIR|ENV|EXPOSE|ENTRYPOINT|ARG|USER|LABEL|VOLUME|HEALTHCHECK)\s/m
/** System packages that are tools by themselves; the many libraries beside them are not. */
const SYSTEM_TOOLS =
  /\b(ffmpeg|imagemagick|nginx|redis|postgresql|git|curl|chromium|tesseract-ocr|pandoc|graphviz|supervisor|nodejs|php)\b/g
const NEVER_CHOSEN = new Set(['git', 'curl'])

const LONGEST_IMAGE = 300

/** "ghcr.io/home-assistant/home-assistant:stable" without registry, tag and digest. */
export const imageName = (image: string): string =>
  image
    .slice(0, LONGEST_IMAGE)
    .replace(/@.*$/, '')
    .replace(/:[\w.${}:-]+$/, '')
    .replace(/^(?:[\w-]+\.)+[\w-]+(?::\d+)?\//, '')
    .replace(/^library\//, '')

function readDockerfile(text: string): PackageRef[] {
  const joined = text.replace(/^[ \t]*#.*$/gm, '').replace(/\\\s*\n/g, ' ')
  const stages = new Set(
    [...joined.matchAll(/^[ \t]*FROM[ \t]+\S.*?\sAS\s+(\S+)/gim)].map((match) => match[1]?.toLowerCase()),
  )
  const images = [...joined.matchAll(/^[ \t]*FROM\s+(?:--\S+\s+)?(\S+)/gim)]
    .map((match) => (match[1] ?? '').slice(0, LONGEST_IMAGE))
    .filter((image) => image !== 'scratch' && !stages.has(image.toLowerCase()))
  // "COPY --from=ghcr.io/astral-sh/uv:latest": a stage is called by a word, an image by its path.
  const copied = [...joined.matchAll(/^[ \t]*COPY\s+--from=(\S+\/\S+)/gim)].map((match) => match[1] ?? '')
  const variants = images.flatMap((image) => (/:.*alpine/.test(image) ? ['alpine'] : []))
  const runs = [...joined.matchAll(/^[ \t]*RUN\s+(.*)$/gim)].map((match) => match[1] ?? '')
  const system = runs
    .filter((run) => /\b(?:apt(?:-get)?|apk|yum|dnf)\b/.test(run))
    .flatMap((run) => run.match(SYSTEM_TOOLS) ?? [])
    .filter((name) => !NEVER_CHOSEN.has(name))
  return [
    ...refs('docker', [...[...images, ...copied].map(imageName), ...variants, ...system]),
    ...runs.flatMap((run) => run.split(/&&|;/).flatMap(installedBy)),
  ]
}

export const dockerfile: ManifestKind = {
  file: /^(?:dockerfile|containerfile)(?:\.\w+)?$|^[\w-]+\.dockerfile$/i,
  looks: (text) => /^[ \t]*FROM\s+\S+/m.test(text) && INSTRUCTION.test(text),
  read: readDockerfile,
  implies: () => ['Docker'],
}

/** "image: envoyproxy/envoy:v1.29". */
const imagesIn = (text: string): string[] =>
  [...text.matchAll(/^[ \t]*(?:- )?image:\s*["']?([^\s"'#]+)/gm)].map((match) => match[1] ?? '')

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
      : imagesIn(text)
  return refs('docker', images.map(imageName))
}

export const composeFile: ManifestKind = {
  file: /^(?:docker-)?compose(?:\.[\w-]+)?\.ya?ml$/i,
  looks: (text) => /^services:\s*$/m.test(text) && /^[ \t]+(?:image|build):/m.test(text),
  read: readCompose,
  implies: () => ['Docker Compose'],
}

/** "apiVersion: apps/v1" and "kind: Deployment" begin every resource of a cluster. */
export const kubernetesResource: ManifestKind = {
  file: /^(?:deployment|service|ingress|statefulset|cronjob|daemonset)(?:\.[\w-]+)?\.ya?ml$/i,
  looks: (text) =>
    text.includes('apiVersion') && /^apiVersion:\s*[\w./-]+\s*$/m.test(text) && /^kind:\s*\w+\s*$/m.test(text),
  read: (text) => refs('docker', imagesIn(text).map(imageName)),
  implies: () => ['Kubernetes'],
}
