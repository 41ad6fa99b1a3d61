import { Tips } from '@/components/ui/tips'
import type { ExploreCard } from '@/lib/explore/data'
import { GalleryCard } from './gallery-card'

export function GalleryGrid({ cards }: { cards: readonly ExploreCard[] }) {
  return (
    <Tips>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <GalleryCard key={card.id} card={card} />
        ))}
      </ul>
    </Tips>
  )
}
