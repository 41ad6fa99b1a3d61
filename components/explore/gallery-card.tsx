import { formatCount } from '@/lib/text/format-count'
import type { ExploreCard } from '@/lib/explore/queries'
import { CardImage } from './card-image'
import { CardPicture } from './card-picture'

/** One stack of the gallery, as a small picture of itself. Its link is named by the title alone. */
export function GalleryCard({ card }: { card: ExploreCard }) {
  const { look } = card
  const id = `card-${card.id}`
  return (
    <li className="min-w-0">
      <a
        href={card.url}
        data-part="card"
        aria-labelledby={id}
        aria-describedby={look && `${id}-inside`}
        data-tip={look?.about || card.title}
        className="group flex h-full flex-col overflow-clip rounded-card border bg-raised transition-colors duration-150 hover:border-muted"
      >
        {look ? <CardPicture source={look.picture} /> : <CardImage source={card.image} />}
        <span className="flex flex-1 flex-col gap-0.5 px-4 py-3">
          <span id={id} className="font-semibold tracking-tight">
            <bdi>{card.title}</bdi>
          </span>
          {look && (
            <span id={`${id}-inside`} className="flex gap-3 text-[0.8125rem] text-muted">
              <span className="min-w-0 flex-1 truncate">
                <bdi>{look.sections.join(' · ')}</bdi>
              </span>
              <span className="shrink-0 tabular-nums">{formatCount(look.toolCount, 'tool')}</span>
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
