import { isCommonWord } from '@/lib/catalog/everyday'
import { kubernetesResource } from '@/lib/engine/embedded/manifests/docker'
import { imageName } from '@/lib/engine/embedded/manifests/image-name'
import { editorExtensions } from '@/lib/engine/embedded/manifests/machines'
import { refs, type ManifestKind, type PackageRef } from '@/lib/engine/embedded/manifests/package-ref'
import { imagesOf } from '@/lib/engine/embedded/manifests/yaml-lines'

/** Parsers of Helm charts, Kubernetes resources by their folder, and development containers. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

export const helmChart: ManifestKind = {
  file: /^chart\.ya?ml$/i,
  looks: (text) => /^apiVersion:/m.test(text),
  read: (text) => refs('software', all(text, /^[ \t]+(?:-[ \t]+)?name:[ \t]*["']?([\w-]+)/gm)),
  implies: () => ['Helm', 'Kubernetes'],
}

/** Whose resources these are, by the group of their API: "apiVersion: networking.istio.io/v1". */
const API_GROUPS: readonly [RegExp, string][] = [
  [/(?:^|\.)istio\.io$/, 'istio'],
  [/^cert-manager\.io$/, 'cert-manager'],
  [/^argoproj\.io$/, 'argo-cd'],
  [/^monitoring\.coreos\.com$/, 'prometheus'],
  [/^traefik\.(?:io|containo\.us)$/, 'traefik'],
  [/\.fluxcd\.io$/, 'flux-cd'],
  [/^helm\.toolkit\.fluxcd\.io$/, 'helm'],
  [/^tekton\.dev$/, 'tekton'],
  [/(?:^|\.)crossplane\.io$/, 'crossplane'],
  [/^kyverno\.io$/, 'kyverno'],
  [/^cilium\.io$/, 'cilium'],
  [/^linkerd\.io$/, 'linkerd'],
  [/^longhorn\.io$/, 'longhorn'],
  [/^velero\.io$/, 'velero'],
  [/^metallb\.io$/, 'metallb'],
  [/^karpenter\.(?:sh|k8s\.aws)$/, 'karpenter'],
  [/^opentelemetry\.io$/, 'opentelemetry'],
  [/^postgresql\.cnpg\.io$/, 'postgresql'],
  [/^kafka\.strimzi\.io$/, 'apache-kafka'],
  [/^rabbitmq\.com$/, 'rabbitmq'],
  [/^(?:[\w-]+\.)?k8s\.elastic\.co$/, 'elasticsearch'],
  [/^(?:networking\.gke\.io|cloud\.google\.com)$/, 'google-kubernetes-engine'],
  [/^(?:eksctl\.io|elbv2\.k8s\.aws)$/, 'amazon-eks'],
  [/^kustomize\.config\.k8s\.io$/, 'kustomize'],
  [/^skaffold$/, 'skaffold'],
  [/^gateway\.envoyproxy\.io$/, 'envoy'],
  [/^grafana\.integreatly\.org$/, 'grafana'],
  [/^ceph\.rook\.io$/, 'ceph'],
  [/^talos\.dev$/, 'talos-linux'],
  [/^externaldns\.k8s\.io$/, 'external-dns'],
  [/^operator\.victoriametrics\.com$/, 'victoriametrics'],
  [/^k8s\.mariadb\.com$/, 'mariadb'],
  [/^dragonflydb\.io$/, 'dragonfly'],
  [/^tailscale\.com$/, 'tailscale'],
]

const GROUP = /^apiVersion:[ \t]*["']?([\w.-]+)\//gm

const toolsOfGroups = (text: string): PackageRef[] =>
  refs(
    'entry',
    all(text, GROUP).flatMap((group) => API_GROUPS.flatMap(([pattern, id]) => (pattern.test(group) ? [id] : []))),
  )

/** Images and charts in the values of a Helm release, and charts that are fetched as images. */
const VALUE_IMAGE = /^[ \t]+repository:[ \t]*["']?([\w.-]+(?:\/[\w.-]+)+)/gm
const CHART =
  /^[ \t]+(?:-[ \t]+)?(?:url:[ \t]*["']?oci:\/\/\S{1,200}\/|chart:[ \t]*["']?(?:[\w-]+\/)?)([\w-]+)["']?[ \t]*$/gm

const toolsOfReleases = (text: string): PackageRef[] => [
  ...refs('docker', all(text, VALUE_IMAGE).map(imageName)),
  ...refs(
    'software',
    all(text, CHART).filter((name) => !isCommonWord(name)),
  ),
]

export const kubernetesFile: ManifestKind = {
  ...kubernetesResource,
  file: /(?:^|\/)(?:[\w.-]*(?:k8s|kubernetes|manifests)|kube|deploy|deployments?|kustomize|base|overlays|clusters?|argocd|flux|istio)\/(?:.*\/)?[\w.-]+\.ya?ml$/i,
  read: (text) =>
    kubernetesResource.looks(text)
      ? [...kubernetesResource.read(text), ...toolsOfGroups(text), ...toolsOfReleases(text)]
      : [],
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
