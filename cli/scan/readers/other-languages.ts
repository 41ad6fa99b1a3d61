import { refs, type ManifestKind } from '@/lib/engine/embedded/manifests/package-ref'
import { indentedValues } from './indented-values'

/** Line-based parsers of dependency files of Scala, Clojure, Haskell, R, Julia and C++. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

export const sbtFile: ManifestKind = {
  file: /\.sbt$/i,
  looks: () => true,
  read: (text) =>
    refs(
      'maven',
      [...text.matchAll(/"([\w.-]+)"\s*%%?%?\s*"([\w.-]+)"\s*%/g)].map(
        ([, group = '', name = '']) => `${group}:${name}`,
      ),
    ),
  implies: () => ['Scala', 'sbt'],
}

const CLOJURE_PACKAGE = /(?<![\w./-])([\w.-]{1,100}\/[\w.-]{1,100})[ \t]{1,20}(?:"\d|\{:(?:mvn|git))/g

export const clojureProject: ManifestKind = {
  file: /^(?:project\.clj|deps\.edn|bb\.edn|shadow-cljs\.edn)$/i,
  looks: () => true,
  read: (text) =>
    refs(
      'maven',
      all(text.replace(/;.*/g, ''), CLOJURE_PACKAGE).map((name) => name.replace('/', ':')),
    ),
  implies: () => ['Clojure'],
}

/** Names in R's lists: "Imports:" of DESCRIPTION, and packages of renv.lock. */
export const rDescription: ManifestKind = {
  file: /^(?:description|renv\.lock)$/i,
  looks: (text) => /^(?:Imports|Depends|Suggests):/m.test(text) || /"R"\s*:/.test(text),
  read: (text) => {
    const lists = indentedValues(text, /^(?:Imports|Depends|Suggests):/)
    const names = lists.flatMap((list) => list.split(',').map((line) => line.replace(/\(.*$/s, '').trim()))
    return refs(
      'software',
      [...names, ...all(text, /"Package"\s*:\s*"([\w.]+)"/g)].filter((name) => name.length > 2),
    )
  },
  implies: (text) => (/^(?:Imports|Depends|Suggests):/m.test(text) || /"R"\s*:/.test(text) ? ['R'] : []),
}

export const vcpkgOrConan: ManifestKind = {
  file: /^(?:vcpkg\.json|conanfile\.txt)$/i,
  looks: () => true,
  read: (text) =>
    refs('software', [
      ...all(text, /"(?:name"\s*:\s*")?([a-z][a-z\d-]+)"\s*[,}\]]/g),
      ...all(text, /^([a-z][\w-]+)\/\d/gm),
    ]),
  implies: () => ['C++'],
}
