import { readPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import { paths } from '@/lib/paths'
import { countTools } from '@/lib/stack/content'
import type { Section } from '@/lib/stack/schema'
import { isShareCode, shareCodeIn } from '@/lib/stack/share-code-in-link'
import { type StackTheme, themeFrom } from '@/lib/stack/stack-theme'
import { LISTED } from '@/lib/stack/visibility'
import { site } from '@/lib/site'
import type { CardSummary } from './card'

export interface ExploreItem {
  id: string
  title: string
  image: string
  url: string
  /** The filter that shows it; '' for none. */
  category: string
  /** The fields of the stack that it opens. */
  theme?: StackTheme
  /** The author: a handle, or the site for its examples. */
  author?: string
}

/** `look` is missing if the item does not open a stack of this site. */
export interface ExploreCard extends ExploreItem {
  look?: CardSummary
}

/** A placeholder for the origin of the page. */
const HERE = 'http://here.invalid'

/** The share code of the stack that an item opens; undefined if it opens anything else. */
export function codeOf({ url }: Pick<ExploreItem, 'url'>): string | undefined {
  const target = URL.canParse(url, HERE) ? new URL(url, HERE) : undefined
  const code = target?.origin === HERE ? shareCodeIn(target.href) : ''
  return isShareCode(code) ? code : undefined
}

const ITEMS = prepared('SELECT id, title, image, url, category FROM explore_items ORDER BY position, id')
/** The time is included, because a restored backup repeats versions. */
const VERSIONS =
  prepared(`SELECT share_code AS "shareCode", concat_ws(' ', version, updated_at) AS version, theme, seeded,
  coalesce(nullif(title, ''), name) AS title, twitter_handle AS "twitterHandle" FROM tech_stacks
  WHERE share_code = ANY($1) AND ${LISTED}`)
const PICTURED = `SELECT share_code AS "shareCode", description, sections, version, seeded, twitter_handle AS "twitterHandle" FROM tech_stacks WHERE share_code = ANY($1)`

/**
 * The gallery's items with the versions of their stacks. An item is listed while its stack is
 * visible.
 */
export async function exploreVersions(): Promise<VersionedItem[]> {
  const pool = await readPool()
  const { rows: items } = await pool.query<ExploreItem>(ITEMS)
  const { rows: stacks } = await pool.query<Opened>(VERSIONS, [codesOf(items)])
  const opened = new Map(stacks.map((stack) => [stack.shareCode, stack]))
  return items.flatMap((item): VersionedItem[] => {
    const stack = opened.get(codeOf(item) ?? '')
    if (stack) return [{ item: { ...item, ...ofStack(stack) }, version: stack.version }]
    return codeOf(item) === undefined ? [{ item, version: undefined }] : []
  })
}

interface VersionedItem {
  item: ExploreItem
  version: string | undefined
}

interface Opened {
  shareCode: string
  version: string
  title: string
  theme: string
  twitterHandle: string
  seeded: boolean
}

/** Title and theme are those of the stack, not those stored with the item. */
function ofStack({ title, theme, twitterHandle, seeded }: Opened): Pick<ExploreItem, 'title' | 'theme' | 'author'> {
  const author = seeded ? site.name : twitterHandle && `@${twitterHandle}`
  return { title, theme: themeFrom(theme), ...(author ? { author } : {}) }
}

const codesOf = (items: readonly ExploreItem[]) => items.flatMap((item) => codeOf(item) ?? [])

export async function exploreItems(): Promise<ExploreItem[]> {
  return (await exploreVersions()).map(({ item }) => item)
}

/** The gallery's items with the theme and tools of their stacks. */
export async function exploreCards(items: readonly ExploreItem[]): Promise<ExploreCard[]> {
  const pool = await readPool()
  const { rows: stacks } = await pool.query<Pictured>(PICTURED, [codesOf(items)])
  const pictured = new Map(stacks.map((stack) => [stack.shareCode, stack]))
  return items.map((item) => {
    const stack = pictured.get(codeOf(item) ?? '')
    return stack ? { ...item, look: lookOf(stack) } : item
  })
}

interface Pictured {
  shareCode: string
  description: string
  /** Safe to parse: only the product writes these sections, validated by the schema. */
  sections: Section[]
  version: number
  twitterHandle: string
  seeded: boolean
}

function lookOf({ shareCode, description, sections, version, twitterHandle, seeded }: Pictured): CardSummary {
  return {
    picture: paths.cardPicture(shareCode, version),
    sections: sections.map(({ title }) => title),
    toolCount: countTools(sections),
    about: description,
    byline: seeded ? `Example by ${site.name}` : twitterHandle && `by @${twitterHandle}`,
  }
}
