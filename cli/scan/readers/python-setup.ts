import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'
import { requirementName } from '@/lib/engine/embedded/manifests/requirements'

/** Python's older files of a package, setup.py and setup.cfg, read by their lines and never run. */

const LISTS =
  /\b(?:install_requires|tests_require|setup_requires|extras_require)\s*=\s*[[{]([^\]]*(?:\][^\]}]*)*?)[\]}]\s*,?\s*$/gm
const QUOTED = /["']([^"'\n]+)["']/g

export const setupPy: ManifestKind = {
  file: /^setup\.py$/i,
  looks: (text) => /\bsetup\s*\(/.test(text),
  read: (text) =>
    refs(
      'pypi',
      [...text.matchAll(LISTS)].flatMap(([, list = '']) =>
        [...list.matchAll(QUOTED)].flatMap(([, line = '']) => requirementName(line) ?? []),
      ),
    ),
  implies: () => ['Python'],
}

const REQUIRES = /^(?:install_requires|tests_require|setup_requires)\s*=((?:[^\n]*\n)(?:[ \t]+[^\n]*\n?)*)/gm

export const setupCfg: ManifestKind = {
  file: /^setup\.cfg$/i,
  looks: (text) => /^\[(?:metadata|options)/m.test(text),
  read: (text) => {
    const lists = [...text.matchAll(REQUIRES)].flatMap(([, list = '']) => list.split('\n'))
    const sections = [...text.matchAll(/^\[(?:tool:)?([a-z][\w-]*)\]/gm)].map(([, name = '']) => name)
    return refs('pypi', [...lists.flatMap((line) => requirementName(line) ?? []), ...sections])
  },
  implies: () => ['Python'],
}
