import 'server-only'
import { statSync } from 'node:fs'
import path from 'node:path'
import { CATEGORIES } from '@/lib/catalog/categories'
import { CATALOG_FOLDER, catalogEntries } from '@/lib/catalog/entries'
import { readPool } from '@/lib/db/pool'
import { publicOrigin } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { userNamesWithPages } from '@/lib/people/queries'
import { INDEXABLE } from '@/lib/stack/visibility'

/** The indexable pages, in parts far below the limit of 50,000 URLs for a file. */
const STACKS_A_PART = 10_000
const MAX_PEOPLE = 40_000

const PAGES = [paths.home, paths.about, paths.legal, paths.contact, paths.feedback, paths.tools]

interface Address {
  readonly path: string
  readonly changed?: Date | undefined
}

const element = (name: string, { path: address, changed }: Address) =>
  `<${name}><loc>${(publicOrigin + address).replaceAll('&', '&amp;')}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${name}>`

const file = (root: string, name: string, addresses: readonly Address[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((address) => element(name, address)).join('\n')}\n</${root}>\n`

/** The time of this release's catalogue. */
const catalogueChanged = () => statSync(path.join(/*turbopackIgnore: true*/ process.cwd(), CATALOG_FOLDER)).mtime

const NEWEST_NUMBER = 'SELECT coalesce(max(number), 0)::int AS newest FROM stack_index'

export async function sitemapIndex(): Promise<string> {
  const pool = await readPool()
  const { rows } = await pool.query<{ newest: number }>(NEWEST_NUMBER)
  const parts = Math.floor((rows[0]?.newest ?? 0) / STACKS_A_PART) + 1
  const stacks = Array.from({ length: parts }, (_, at) => ({ path: paths.sitemapPart(`stacks-${at + 1}.xml`) }))
  const tools = { path: paths.sitemapPart('tools.xml'), changed: catalogueChanged() }
  const people = { path: paths.sitemapPart('people.xml') }
  return file('sitemapindex', 'sitemap', [{ path: paths.sitemapPart('pages.xml') }, tools, people, ...stacks])
}

const STACKS = `SELECT share_code AS code, updated_at AS changed FROM stack_index JOIN tech_stacks ON id = stack_id
  WHERE number >= $1 AND number < $2 AND ${INDEXABLE} ORDER BY number`

async function stacksPart(part: number): Promise<string> {
  const pool = await readPool()
  const from = (part - 1) * STACKS_A_PART
  const { rows } = await pool.query<{ code: string; changed: Date }>(STACKS, [from, from + STACKS_A_PART])
  return file(
    'urlset',
    'url',
    rows.map(({ code, changed }) => ({ path: paths.share(code), changed })),
  )
}

/** Public pages of users with an indexable stack. */
async function peoplePart(): Promise<string> {
  const names = await userNamesWithPages(MAX_PEOPLE)
  return file(
    'urlset',
    'url',
    names.map((name) => ({ path: paths.person(name) })),
  )
}

export async function sitemapPart(name: string): Promise<string> {
  const part = /^stacks-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]
  if (part) return stacksPart(Number(part))
  const changed = catalogueChanged()
  if (name === 'pages.xml') {
    const categories = CATEGORIES.map((category) => ({ path: paths.toolCategory(category), changed }))
    return file('urlset', 'url', [...PAGES.map((page) => ({ path: page })), ...categories])
  }
  if (name === 'people.xml') return peoplePart()
  if (name === 'tools.xml')
    return file(
      'urlset',
      'url',
      catalogEntries().map(({ id }) => ({ path: paths.tool(id), changed })),
    )
  throw new AppError('not_found', 'The sitemap has no such part.')
}
