import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'
import { requirementName } from '@/lib/engine/embedded/manifests/requirements'
import { indentedValues } from './indented-values'

/**
 * Line-based parsers of Python's older package files, setup.py and setup.cfg, which are not
 * executed.
 */

const LIST = /\b(?:install_requires|tests_require|setup_requires|extras_require)[ \t]{0,9}=[ \t]{0,9}(?=[[{])/g
const QUOTED = /["']([^"'\n]{1,300})["']/g

/** The list arguments of a call, each up to its closing bracket. */
function lists(text: string): string[] {
  const found: string[] = []
  const begins = new RegExp(LIST)
  while (begins.exec(text) !== null) {
    const end = closing(text, begins.lastIndex)
    found.push(text.slice(begins.lastIndex, end))
    begins.lastIndex = end
  }
  return found
}

function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text[at]
    if (letter === '[' || letter === '{') depth++
    else if ((letter === ']' || letter === '}') && --depth === 0) return at + 1
  }
  return text.length
}

/** `"dev": [`: the name of a group of packages is not a package. */
const GROUP = /["'][^"'\n]{1,300}["']\s{0,9}:/g

export const setupPy: ManifestKind = {
  file: /^setup\.py$/i,
  looks: (text) => text.includes('setup('),
  read: (text) =>
    refs(
      'pypi',
      lists(text).flatMap((list) =>
        [...list.replace(GROUP, '').matchAll(QUOTED)].flatMap(([, line = '']) => requirementName(line) ?? []),
      ),
    ),
  implies: () => ['Python'],
}

export const setupCfg: ManifestKind = {
  file: /^setup\.cfg$/i,
  looks: (text) => /^\[(?:metadata|options)/m.test(text),
  read: (text) => {
    const required = indentedValues(text, /^(?:install_requires|tests_require|setup_requires)[ \t]*=/)
    const sections = [...text.matchAll(/^\[(?:tool:)?([a-z][\w-]*)\]/gm)].map(([, name = '']) => name)
    const names = required.flatMap((list) => list.split('\n').flatMap((line) => requirementName(line) ?? []))
    return refs('pypi', [...names, ...sections])
  },
  implies: () => ['Python'],
}
