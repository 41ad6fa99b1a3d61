import { GALLERY_MESSAGES } from '@/lib/explore/gallery-messages'
import { GALLERY_COLUMNS } from './gallery-columns'
import { GalleryFilters } from './gallery-filters'

const CARDS = 12

/**
 * The loading state of the gallery: reserves the space of filters and cards, so that the page does
 * not shift.
 */
export function GalleryPlaceholder() {
  return (
    <div>
      <div aria-hidden className="invisible">
        <GalleryFilters />
      </div>
      <div className={GALLERY_COLUMNS}>
        {Array.from({ length: CARDS }, (_, at) => (
          <div key={at} className="rounded-card border bg-raised">
            <div className="aspect-[360/162] animate-pulse rounded-t-card border-b bg-sunken" />
            {/* As tall as a title and the line below it. */}
            <div className="h-18.75 px-4 py-3 text-muted">
              {at === 0 && <p role="status">{GALLERY_MESSAGES.loading}</p>}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
