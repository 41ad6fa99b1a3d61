import { idsOfResource } from './manifest-data'
import { refs, type ManifestKind, type PackageRef } from './package-ref'

/** Terraform and OpenTofu: maps providers, resources and modules to services. */

const BLOCK = /^[ \t]*(?:provider|resource|data)[ \t]+"([a-z\d][\w-]{0,80})"/gm
const SOURCE = /\bsource[ \t]*=[ \t]*"(?:[\w-]+(?:\.[\w-]+)+\/)?([\w-]{1,60})\/([\w-]{1,60})(?:\/([\w-]{1,60}))?"/g
const BACKEND = /^[ \t]*backend[ \t]+"(\w{1,30})"|^[ \t]*cloud[ \t]*\{/gm
const BACKENDS = new Map([
  ['s3', 'amazon-s3'],
  ['gcs', 'google-cloud-storage'],
  ['azurerm', 'azure-blob-storage'],
  ['remote', 'hcp-terraform'],
  ['', 'hcp-terraform'],
  ['consul', 'consul'],
  ['kubernetes', 'kubernetes'],
  ['pg', 'postgresql'],
])
/**
 * `engine = "postgres"`, `chart = "ingress-nginx"`, `runtime = "python3.12"`: what a service runs.
 */
const RUNS =
  /(?:^|[{,])[ \t]*(?:engine|chart|runtime|database_version|repository|image|container_image)[ \t]*=[ \t]*"([^"\n]{1,120})"/gm

/** "aws_cloudwatch_event_rule" is EventBridge's: the longest beginning that is known. */
function idsOf(name: string): readonly string[] | undefined {
  const words = name.split('_')
  for (let count = words.length; count > 0; count--) {
    const ids = idsOfResource(words.slice(0, count).join('_'))
    if (ids) return ids
  }
  return undefined
}

function resourceTools(name: string): PackageRef[] {
  const provider = name.split('_')[0] ?? name
  const ids = [...(idsOfResource(provider) ?? []), ...(idsOf(name) ?? [])]
  return ids.length > 0 || idsOfResource(provider) ? refs('entry', ids) : refs('software', [provider])
}

/** "hashicorp/aws" is a provider, "terraform-aws-modules/eks/aws" a module of one. */
function sourceTools([, owner = '', name = '', provider]: RegExpExecArray): PackageRef[] {
  if (provider === undefined) return resourceTools(name)
  if (owner === '.' || owner === '..') return []
  return [...resourceTools(provider), ...resourceTools(`${provider}_${name.replaceAll('-', '_')}`)]
}

/** "postgres15", "python3.12", "POSTGRES_16", "docker.io/grafana/grafana:11". */
const programOf = (value: string): string =>
  value
    .replace(/@.*$|:[^/]*$/, '')
    .replace(/^.*\//, '')
    .replace(/[\d._-]+(?:x)?$/i, '')
    .toLowerCase()

export const terraform: ManifestKind = {
  file: /^[\w-]+\.tf$/i,
  looks: (text) =>
    /^[ \t]*(?:terraform[ \t]*\{|(?:provider|resource|data)[ \t]+"[a-z\d_-]+")/m.test(text) ||
    (/^[ \t]*module[ \t]+"[\w-]+"[ \t]*\{/m.test(text) && /\bsource[ \t]*=/.test(text)),
  read: (source) => {
    const text = source.replace(/^[ \t]*(?:#|\/\/).*$/gm, '')
    return [
      ...[...text.matchAll(BLOCK)].flatMap(([, name = '']) => resourceTools(name)),
      ...[...text.matchAll(SOURCE)].flatMap(sourceTools),
      ...refs(
        'entry',
        [...text.matchAll(BACKEND)].flatMap(([, name = '']) => BACKENDS.get(name) ?? []),
      ),
      ...refs(
        'software',
        [...text.matchAll(RUNS)].map(([, value = '']) => programOf(value)),
      ),
    ]
  },
  implies: (text) => [/\btofu\b|opentofu/i.test(text) ? 'OpenTofu' : 'Terraform'],
}
