import { XMLParser } from 'fast-xml-parser'
import { refs, type ManifestKind } from './package-ref'

// Entities stay as they are: a pasted file may hold a bomb, and a version needs none.
const parser = new XMLParser({ ignoreAttributes: true, processEntities: false, parseTagValue: false })

interface Coordinates {
  groupId?: unknown
  artifactId?: unknown
}

function* dependencies(node: unknown): Generator<Coordinates> {
  if (Array.isArray(node)) for (const child of node) yield* dependencies(child)
  else if (typeof node === 'object' && node !== null) {
    for (const [tag, child] of Object.entries(node)) {
      if (tag === 'dependency' || tag === 'parent' || tag === 'plugin')
        yield* (Array.isArray(child) ? child : [child]) as Coordinates[]
      else yield* dependencies(child)
    }
  }
}

function readPom(text: string) {
  const from = text.indexOf('<')
  let tree: unknown
  try {
    tree = parser.parse(text.slice(from))
  } catch {
    // The file was cut, so its parts cannot be told apart.
    return []
  }
  const names = [...dependencies(tree)].flatMap(({ groupId, artifactId }) =>
    typeof groupId === 'string' && typeof artifactId === 'string' ? [`${groupId}:${artifactId}`] : [],
  )
  return refs('maven', names)
}

export const pomXml: ManifestKind = {
  file: /^pom\.xml$/i,
  looks: (text) => /<project[\s>]|<dependency>/.test(text) && /<artifactId>/.test(text),
  read: readPom,
  implies: () => ['Java', 'Maven'],
}
