import 'server-only'
import { addCacheDependencies, setPageTransient } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { dependencyOn } from '@/lib/stack/cache-dependencies'
import { newRows, popularRows, trendingRows, type PopularRow } from '@/lib/stack/popular'
import { exploreCards, exploreVersions, type ExploreCard } from './queries'

let kept: { readonly key: string; readonly cards: ExploreCard[] } | undefined

/**
 * The gallery for the page; undefined during an outage, when the browser requests it. Its stacks
 * are large, so they are cached until their versions change.
 */
export async function loadGallery(): Promise<ExploreCard[] | undefined> {
  try {
    const versions = await exploreVersions()
    const key = JSON.stringify(versions)
    if (kept?.key !== key) kept = { key, cards: await exploreCards(versions.map(({ item }) => item)) }
    return kept.cards
  } catch (error) {
    log.error({ err: error }, 'the gallery could not be read')
    setPageTransient()
    return undefined
  }
}

export const loadPopular = (): Promise<PopularRow[] | undefined> => readList(popularRows)

/** The lists of the start page; each is undefined if it could not be read. */
export interface StackLists {
  popular: PopularRow[] | undefined
  fresh: PopularRow[] | undefined
  trending: PopularRow[] | undefined
}

/** The response cache reads the popular list for every visitor, and checks what else is shown. */
export async function loadStackLists(): Promise<StackLists> {
  const [popular, fresh, trending] = await Promise.all([loadPopular(), readList(newRows), readList(trendingRows)])
  addCacheDependencies([...(fresh ?? []), ...(trending ?? [])].map((row) => dependencyOn(row.shareCode, row.version)))
  return { popular, fresh, trending }
}

async function readList(read: () => Promise<PopularRow[]>): Promise<PopularRow[] | undefined> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error }, 'a list of stacks could not be read')
    setPageTransient()
    return undefined
  }
}
