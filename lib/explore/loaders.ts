import 'server-only'
import { setPageTransient } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { popularRows, type PopularRow } from '@/lib/stack/popular'
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

export async function loadPopular(): Promise<PopularRow[] | undefined> {
  try {
    return await popularRows()
  } catch (error) {
    log.error({ err: error }, 'the popular list could not be read')
    setPageTransient()
    return undefined
  }
}
