import { imageName, kubernetesResource } from '@/lib/engine/embedded/manifests/docker'
import { editorExtensions } from '@/lib/engine/embedded/manifests/machines'
import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'
import { imagesOf } from '@/lib/engine/embedded/manifests/yaml-lines'

/** Parsers of Helm charts, Kubernetes resources by their folder, and development containers. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

export const helmChart: ManifestKind = {
  file: /^chart\.ya?ml$/i,
  looks: (text) => /^apiVersion:/m.test(text),
  read: (text) => refs('software', all(text, /^[ \t]+(?:-[ \t]+)?name:[ \t]*["']?([\w-]+)/gm)),
  implies: () => ['Helm', 'Kubernetes'],
}

export const kubernetesFile: ManifestKind = {
  ...kubernetesResource,
  file: /(?:^|\/)(?:k8s|kubernetes|kube|deploy|deployments?|manifests)\/(?:.*\/)?[\w.-]+\.ya?ml$/i,
  read: (text) => (kubernetesResource.looks(text) ? kubernetesResource.read(text) : []),
  implies: (text) => (kubernetesResource.looks(text) ? kubernetesResource.implies(text) : []),
}

const FEATURE = /"[\w.-]+(?:\/[\w.-]+)*\/([\w-]+):[\w.]+"\s*:/g

export const devContainer: ManifestKind = {
  file: /^\.?devcontainer\.json$/i,
  looks: () => true,
  read: (text) => [
    ...refs('docker', all(text, /"image"\s*:\s*"([^"\n]+)"/g).map(imageName)),
    ...refs('software', all(text, FEATURE)),
    ...(text.includes('"extensions"') ? editorExtensions.read(text) : []),
  ],
  implies: () => ['Docker'],
}

/** Images that a platform's service runs besides its build. */
export const imagesFile: ManifestKind = {
  file: /^(?:render|docker-stack|stack|nomad)\.ya?ml$/i,
  looks: () => true,
  read: (text) => refs('docker', imagesOf(text).map(imageName)),
  implies: () => [],
}
