import { formatCount } from '@/lib/text/format-count'
import type { ExploreCard } from '@/lib/explore/queries'
import { CardImage } from './card-image'
import { CardPicture } from './card-picture'

/** A stack of the gallery, drawn in its theme. The link's accessible name is the title only. */
export function GalleryCard({ card }: { card: ExploreCard }) {
  const { look, theme, category } = card
  const id = `card-${card.id}`
  return (
    <li className="min-w-0" data-theme={theme} data-category={category}>
      <a
        href={card.url}
        data-part="card"
        aria-labelledby={id}
        aria-describedby={look && `${id}-inside`}
        data-tip={look?.about || card.title}
        className="gallery-card group"
      >
        {look ? <CardPicture source={look.picture} /> : <CardImage source={card.image} />}
        <span className="flex flex-1 flex-col gap-0.5 px-4 py-3">
          <span id={id} className="font-heading font-semibold tracking-tight">
            <bdi>{card.title}</bdi>
          </span>
          {look && (
            <span id={`${id}-inside`} className="text-[0.8125rem] text-muted">
              {look.byline && (
                <>
                  <bdi>{look.byline}</bdi>
                  {' · '}
                </>
              )}
              <span className="tabular-nums">{formatCount(look.toolCount, 'tool')}</span>
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
