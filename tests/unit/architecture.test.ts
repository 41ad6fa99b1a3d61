import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/**
 * Checks the architecture page: the allowed directions of imports, and that server code stays on
 * the server.
 */

const root = process.cwd()

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('lib/generated/'))
}

interface Import {
  file: string
  target: string
  specifier: string
  typeOnly: boolean
}

function importsOf(file: string): Import[] {
  const code = readFileSync(path.join(root, file), 'utf8')
  const found: Import[] = []
  for (const match of code.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^'"();]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
  )) {
    const specifier = match[2] ?? match[3] ?? ''
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : specifier
    found.push({ file, target, specifier, typeOnly: match[1] !== undefined })
  }
  return found
}

const folders = ['app', 'cli', 'components', 'lib', 'server', 'prisma']
const files = [...folders.flatMap(sources), 'middleware.ts']
const imports = files.flatMap(importsOf)
const show = (list: Import[]) => list.map(({ file, target }) => `${file} → ${target}`)

test('lib imports neither components nor pages, and components import no pages', () => {
  const upward = imports.filter(
    ({ file, target }) =>
      (file.startsWith('lib/') && /^(?:app|cli|components|server)\//.test(target)) ||
      (file.startsWith('components/') && /^(?:app|cli|server)\//.test(target)),
  )
  expect(show(upward)).toEqual([])
})

/** A folder of lib or of components, or a file beside them. */
const domainOf = (file: string): string =>
  file
    .replace(/\.tsx?$/, '')
    .split('/')
    .slice(0, 2)
    .join('/')

/** Which place imports which, for files that belong to one. */
function importsBetween(placeOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const [from, to] = [placeOf(file), placeOf(target)]
    if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
  }
  return arrows
}

/** The places of an import cycle, or none. */
function cycleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const walk = (at: string, way: readonly string[]): string[] => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at]
    if (done.has(at)) return []
    for (const next of arrows.get(at) ?? []) {
      const circle = walk(next, [...way, at])
      if (circle.length > 0) return circle
    }
    done.add(at)
    return []
  }
  for (const start of arrows.keys()) {
    const circle = walk(start, [])
    if (circle.length > 0) return circle
  }
  return []
}

test('no two domains of lib import each other, and no two folders of components', () => {
  const place = (file: string) => (/^(?:lib|components)\//.test(file) ? domainOf(file) : undefined)
  expect(cycleIn(importsBetween(place))).toEqual([])
})

const EMBEDDED = 'lib/engine/embedded/'

/** A folder with one part of the embedded engine, or a file that combines several. */
function partOf(file: string): string {
  const [top = '', below] = file
    .slice(EMBEDDED.length)
    .replace(/\.tsx?$/, '')
    .split('/')
  return below && /^(?:read|wishes)$/.test(top) ? `${top}/${below}` : top
}

test('no two parts of the embedded engine import each other', () => {
  expect(cycleIn(importsBetween((file) => (file.startsWith(EMBEDDED) ? partOf(file) : undefined)))).toEqual([])
})

/**
 * The folders of server/, each with those it may import. Files directly in server/ may be imported
 * by all of them.
 */
const SERVER_FOLDERS: Record<string, readonly string[]> = {
  boot: ['build', 'cache', 'connections', 'engine', 'gate', 'process', 'shared-page', 'telemetry'],
  build: ['cache', 'process'],
  cache: ['gate'],
  connections: [],
  engine: [],
  gate: [],
  process: [],
  'shared-page': ['cache'],
  telemetry: [],
}

test('folders of server/ import only the folders that are allowed', () => {
  const folderOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1]
  const inServer = imports.filter(({ file, target }) => file.startsWith('server/') && target.startsWith('server/'))
  const wrong = inServer.filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)]
    return to !== undefined && to !== from && !(from && SERVER_FOLDERS[from]?.includes(to))
  })
  expect(show(wrong)).toEqual([])
  expect(new Set(files.filter((file) => file.startsWith('server/')).map(folderOf))).toEqual(
    new Set([undefined, ...Object.keys(SERVER_FOLDERS)]),
  )
})

test('no two folders of server/ import each other', () => {
  expect(cycleIn(importsBetween((file) => /^server\/([^/]+)\//.exec(file)?.[1]))).toEqual([])
})

test('only server/response-hooks.ts replaces methods of a response', () => {
  const patch = /\bresponse\.(?:write|end|writeHead|setHeader|flushHeaders)\s*=[^=]/
  expect(files.filter((file) => patch.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('only server/next-internals.ts names internals of Next', () => {
  const internals = /__NEXT|__next|routes-manifest|next-router-state|x-middleware-|'\/_next|next\/dist\/(?!bin)/
  const naming = files.filter((file) => internals.test(readFileSync(path.join(root, file), 'utf8')))
  expect(naming.filter((file) => file !== 'server/next-internals.ts')).toEqual([])
})

test('only lib/db opens the database', () => {
  const direct = imports.filter(
    ({ file, target, typeOnly }) =>
      !typeOnly && !file.startsWith('lib/db/') && /^(?:pg|@prisma\/|@electric-sql\/)/.test(target),
  )
  expect(show(direct)).toEqual([])
})

test('routes and pages do not import the database', () => {
  const direct = imports.filter(
    ({ file, target }) =>
      /^(?:app|components)\//.test(file) && /^lib\/(?:db|generated)\//.test(target) && target !== 'lib/db/health',
  )
  expect(show(direct)).toEqual([])
})

test('no route defines a schema: the domains of lib do', () => {
  const described = imports.filter(({ file, target }) => file.startsWith('app/') && target === 'zod')
  expect(show(described)).toEqual([])
})

test('next-auth stays inside lib/auth', () => {
  const outside = imports.filter(
    ({ file, target }) => /^next-auth(?:\/|$)/.test(target) && !file.startsWith('lib/auth/'),
  )
  expect(show(outside)).toEqual([])
})

test('code for the browser imports only types from schemas, so that zod is not shipped', () => {
  const client = files.filter((file) => /^\s*['"]use client['"]/.test(readFileSync(path.join(root, file), 'utf8')))
  const reached = new Set(client)
  const queue = [...client]
  const zod: string[] = []
  for (let file = queue.pop(); file; file = queue.pop()) {
    for (const { target, typeOnly } of importsOf(file)) {
      if (typeOnly) continue
      if (target === 'zod' || target === 'server-only') zod.push(`${file} → ${target}`)
      const resolved = [`${target}.ts`, `${target}.tsx`].find((candidate) => files.includes(candidate))
      if (resolved && !reached.has(resolved)) {
        reached.add(resolved)
        queue.push(resolved)
      }
    }
  }
  expect(zod).toEqual([])
})

/** The file of an import, if it is in this repository. */
const byPath = new Set(files)
const resolved = ({ target }: Import): string | undefined =>
  [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((candidate) => byPath.has(candidate))

test('no import is circular, by values, types or dynamic imports', () => {
  const edges = new Map<string, Set<string>>()
  for (const edge of imports) {
    const to = resolved(edge)
    if (to && to !== edge.file) edges.set(edge.file, (edges.get(edge.file) ?? new Set()).add(to))
  }
  expect(cycleIn(edges)).toEqual([])
})

/** Standard names of files in a domain, besides those named after an export. */
const STANDARD_FILES = /^(?:schema|data|queries|loaders|client|limits|answer|types|index)$/
/** Named after their subject, because they have several exports with different names. */
const SUBJECTS = [
  'lib/auth/config.ts',
  'lib/auth/recovery.ts',
  'lib/catalog/everyday.ts',
  'lib/colour.ts',
  'lib/db/health.ts',
  'lib/db/requirements.ts',
  'lib/fields.ts',
  'lib/http/etag.ts',
  'lib/http/rate-limit.ts',
  'lib/http/swr.tsx',
  'lib/mail/render.ts',
  'lib/operate/socket.ts',
  'lib/stack/markdown.ts',
  'lib/stack/field-rules.ts',
]

/** Whether a word of the file's name (without endings) occurs in the name of an export. */
function isNamedAfterExport(file: string): boolean {
  const code = readFileSync(path.join(root, file), 'utf8')
  const exported = [
    ...code.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm),
    ...code.matchAll(/^export (?:const )?\{([^}]*)\}/gm),
  ]
    .map(([, names = '']) => names.toLowerCase().replaceAll('_', ''))
    .join(' ')
  const words = path.basename(file).split('.')[0]?.split('-') ?? []
  return words.some((word) => exported.includes(word.replace(/s$/, '').slice(0, 5)))
}

test('a file of a domain of lib has a standard name or is named after an export', () => {
  const named = files.filter((file) => /^lib\/(?!engine\/)/.test(file) && !SUBJECTS.includes(file))
  const other = named.filter((file) => !STANDARD_FILES.test(path.basename(file).split('.')[0] ?? ''))
  expect(other.filter((file) => !isNamedAfterExport(file))).toEqual([])
  expect(SUBJECTS.filter((file) => !byPath.has(file))).toEqual([])
})

test('components are loaded late by lazyPart alone', () => {
  const LAZY_PART = 'components/ui/lazy-part.tsx'
  const browser = files.filter((file) => /^(?:app|components)\//.test(file) && file !== LAZY_PART)
  const found = browser.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    const own = /next\/dynamic|\{[^}]*\blazy\b[^}]*\} from 'react'/.test(code) ? [file] : []
    const bare = importsOf(file).filter(({ target, specifier }) => {
      const isArgument = new RegExp(`lazyPart\\(\\s*\\(\\) =>\\s*import\\('${specifier}'\\)`).test(code)
      return code.includes(`import('${specifier}')`) && byPath.has(`${target}.tsx`) && !isArgument
    })
    return [...own, ...show(bare)]
  })
  expect(found).toEqual([])
})

test('no file is named utils, helpers, misc, common or index', () => {
  expect(
    files.filter(
      (file) =>
        /(?:^|\/)(?:utils?|helpers?|misc|common|index)\.tsx?$/.test(file) &&
        !/^lib\/(?:engine|storage|mail)\/index\.ts$/.test(file),
    ),
  ).toEqual([])
})

test('only lib/env.ts reads variables of the environment', () => {
  const readers = files.filter((file) => /process\.env\b/.test(readFileSync(path.join(root, file), 'utf8')))
  // Code that starts the product sets variables for it and passes them on.
  expect(
    readers.filter(
      (file) =>
        !/^(?:lib\/env\.ts$|cli\/main\.ts$|server\/(?:boot|process|build)\/|server\/next-internals\.ts$)/.test(file),
    ),
  ).toEqual([])
})
