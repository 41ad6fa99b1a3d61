import { Tips } from '@/components/ui/tips'
import type { ExploreCard } from '@/lib/explore/queries'
import { GalleryCard } from './gallery-card'
import { GALLERY_COLUMNS } from './gallery-columns'

export function GalleryGrid({ cards }: { cards: readonly ExploreCard[] }) {
  return (
    <Tips>
      <ul className={GALLERY_COLUMNS}>
        {cards.map((card) => (
          <GalleryCard key={card.id} card={card} />
        ))}
      </ul>
    </Tips>
  )
}
