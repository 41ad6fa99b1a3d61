import { namesSomebody } from '../../knowledge/occupations'
import { stems } from '../../knowledge/stem'
import { findArchetypes, type Match } from './find-archetypes'
import { forSomebody, forWhom, isMade, withoutRooms } from './for-whom'

/** What is done for somebody, and whom that means. */

/** "A Django app for my dental practice": of what is made for somebody the maker is meant, and the customer does not build it. */
export function whatIsMade(wish: string): string | undefined {
  const found = forSomebody(wish)
  return found &&
    isMade(found, wish) &&
    !namesSomebody(found.what) &&
    findArchetypes(found.what).some(({ named }) => named)
    ? found.what
    : undefined
}

/** "Digital marketing for a dental clinic" asks for marketing; the clinic comes second. */
export function fieldFor(wish: string): Match | undefined {
  if (forWhom(wish) === wish) return undefined
  const what = withoutRooms(forSomebody(wish)?.what ?? '')
  // "Note taking": one word alone may be anybody's.
  const isClear = stems(what).length > 1
  return findArchetypes(what).find(({ named, covered }) => named || (isClear && covered === 1))
}
