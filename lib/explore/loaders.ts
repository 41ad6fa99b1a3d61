import 'server-only'
import { log } from '@/lib/log'
import { popularStacks, type PopularStack } from '@/lib/stack/popular'
import { exploreCards, exploreItems, type ExploreCard } from './data'

const KEPT_MS = 60_000
let kept: { readonly at: number; readonly ids: string; readonly cards: ExploreCard[] } | undefined

/**
 * The gallery for the page, or undefined when the database does not answer: then the page asks by itself. Its stacks are
 * large and change with a release of ours, so they are read once a minute, not once a visit; which of them are shown is
 * asked every time, so that one that is taken down is gone at once.
 */
export async function loadGallery(): Promise<ExploreCard[] | undefined> {
  try {
    const items = await exploreItems()
    const ids = items.map(({ id }) => id).join('\n')
    if (kept?.ids === ids && Date.now() - kept.at < KEPT_MS) return kept.cards
    const cards = await exploreCards(items)
    kept = { at: Date.now(), ids, cards }
    return cards
  } catch (error) {
    log.error({ err: error }, 'the gallery could not be read')
    return undefined
  }
}

export async function loadPopular(): Promise<PopularStack[] | undefined> {
  try {
    return await popularStacks()
  } catch (error) {
    log.error({ err: error }, 'the popular list could not be read')
    return undefined
  }
}
