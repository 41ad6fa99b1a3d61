import type { ExploreCard } from '@/lib/explore/queries'
import { GalleryCard } from './gallery-card'
import { GALLERY_COLUMNS } from './gallery-columns'
import { GalleryFilters } from './gallery-filters'

/** The filters and the cards. */
export function GalleryGrid({ cards }: { cards: readonly ExploreCard[] }) {
  return (
    <>
      <GalleryFilters />
      <ul className={`gallery ${GALLERY_COLUMNS}`}>
        {cards.map((card) => (
          <GalleryCard key={card.id} card={card} />
        ))}
      </ul>
    </>
  )
}
