import 'server-only'
import { log } from '@/lib/log'
import { popularStacks, type PopularStack } from '@/lib/stack/popular'
import { exploreCards, type ExploreCard } from './data'

const KEPT_MS = 60_000
let kept: { readonly at: number; readonly cards: ExploreCard[] } | undefined

/**
 * The gallery for the page, or undefined when the database does not answer: then the page asks by itself. Its stacks are
 * large and change with a release of ours, so they are read once a minute, not once a visit.
 */
export async function loadGallery(): Promise<ExploreCard[] | undefined> {
  if (kept && Date.now() - kept.at < KEPT_MS) return kept.cards
  try {
    const cards = await exploreCards()
    if (cards.length > 0) kept = { at: Date.now(), cards }
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
