import { loadPopular } from '@/lib/explore/loaders'
import { paths } from '@/lib/paths'
import { CardStrip } from './card-picture'

const SHOWN = 3

/** A few stacks to open, for error pages. */
export async function StacksToOpen() {
  const stacks = (await loadPopular())?.slice(0, SHOWN) ?? []
  if (stacks.length === 0) return null
  return (
    <section aria-labelledby="stacks-to-open" className="w-full">
      <h2 id="stacks-to-open" className="text-lg leading-6 font-semibold">
        Stacks to go on with
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {stacks.map(({ shareCode, title, version }) => (
          <li key={shareCode} className="min-w-0">
            <a
              href={paths.stack(shareCode)}
              data-part="card"
              className="flex h-full flex-col overflow-clip rounded-card border bg-raised text-ink transition-colors duration-150 hover:border-muted"
            >
              <CardStrip source={paths.cardPicture(shareCode, version)} />
              <bdi className="px-3 py-2.5 text-sm leading-5 font-medium">{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
