import { GALLERY_MESSAGES } from '@/lib/explore/gallery-messages'
import type { ExploreCard } from '@/lib/explore/queries'
import { GalleryFallback } from './gallery-fallback'
import { GalleryGrid } from './gallery-grid'

/** The gallery as read by the server. If that failed, the browser requests it. */
export function Gallery({ cards }: { cards: readonly ExploreCard[] | undefined }) {
  return (
    <section aria-labelledby="explore" className="flex flex-col gap-4">
      <h2 id="explore" className="text-2xl font-semibold">
        Explore
      </h2>
      {cards === undefined ? (
        <GalleryFallback />
      ) : cards.length === 0 ? (
        <p className="rounded-card border bg-raised p-5 text-muted">{GALLERY_MESSAGES.empty}</p>
      ) : (
        <GalleryGrid cards={cards} />
      )}
    </section>
  )
}
