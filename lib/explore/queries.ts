import { sharedPool } from '@/lib/db/pool'
import { paths } from '@/lib/paths'
import { countTools } from '@/lib/stack/content'
import type { Section } from '@/lib/stack/schema'
import { isShareCode, shareCodeIn } from '@/lib/stack/share-code-in-link'
import { LISTED } from '@/lib/stack/visibility'
import type { CardSummary } from './card'

export interface ExploreItem {
  id: string
  title: string
  image: string
  url: string
}

/** `look` is absent where the item leads somewhere else than to a stack of ours. */
export interface ExploreCard extends ExploreItem {
  look?: CardSummary
}

/** Stands for whatever origin the page has. */
const HERE = 'http://here.invalid'

/** The code of the stack that an item opens; undefined for one that leads anywhere else. */
export function codeOf({ url }: Pick<ExploreItem, 'url'>): string | undefined {
  const target = URL.canParse(url, HERE) ? new URL(url, HERE) : undefined
  const code = target?.origin === HERE ? shareCodeIn(target.href) : ''
  return isShareCode(code) ? code : undefined
}

const ITEMS = 'SELECT id, title, image, url FROM explore_items ORDER BY position, id'
/** With the time: a backup that was restored counts versions once more. */
const VERSIONS = `SELECT share_code AS "shareCode", concat_ws(' ', version, updated_at) AS version FROM tech_stacks
  WHERE share_code = ANY($1) AND ${LISTED}`
const PICTURED = `SELECT share_code AS "shareCode", description, sections, version FROM tech_stacks WHERE share_code = ANY($1)`

/** The gallery's items, with the version of the stack that each opens. Such items are there as long as that stack is. */
export async function exploreVersions(): Promise<{ item: ExploreItem; version: string | undefined }[]> {
  const pool = await sharedPool()
  const { rows: items } = await pool.query<ExploreItem>(ITEMS)
  const { rows: stacks } = await pool.query<{ shareCode: string; version: string }>(VERSIONS, [codesOf(items)])
  const versions = new Map(stacks.map(({ shareCode, version }) => [shareCode, version]))
  return items
    .map((item) => ({ item, version: versions.get(codeOf(item) ?? '') }))
    .filter(({ item, version }) => codeOf(item) === undefined || version !== undefined)
}

const codesOf = (items: readonly ExploreItem[]) => items.flatMap((item) => codeOf(item) ?? [])

export async function exploreItems(): Promise<ExploreItem[]> {
  return (await exploreVersions()).map(({ item }) => item)
}

/** The gallery's items with what their stacks look like. */
export async function exploreCards(items: readonly ExploreItem[]): Promise<ExploreCard[]> {
  const pool = await sharedPool()
  const { rows: stacks } = await pool.query<Pictured>(PICTURED, [codesOf(items)])
  const looks = new Map(stacks.map((stack) => [stack.shareCode, lookOf(stack)]))
  return items.map((item) => {
    const code = codeOf(item)
    const look = code && looks.get(code)
    return look ? { ...item, look } : item
  })
}

interface Pictured {
  shareCode: string
  description: string
  /** Written by the product alone, from sections that the schema has read. */
  sections: Section[]
  version: number
}

function lookOf({ shareCode, description, sections, version }: Pictured): CardSummary {
  return {
    picture: paths.cardPicture(shareCode, version),
    sections: sections.map(({ title }) => title),
    toolCount: countTools(sections),
    about: description,
  }
}
