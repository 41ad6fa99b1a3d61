import { formatCount } from '@/lib/text/format-count'
import { paths } from '@/lib/paths'
import type { PopularRow } from '@/lib/stack/popular'
import { CardStrip } from './card-picture'

/** The stacks that are opened and copied most. */
export function PopularList({ stacks }: { stacks: readonly PopularRow[] | undefined }) {
  return (
    <section aria-labelledby="popular" className="flex flex-col gap-4">
      <h2 id="popular" className="text-2xl font-semibold">
        Explore popular stacks
      </h2>
      {stacks === undefined || stacks.length === 0 ? (
        <p className="text-muted">
          {stacks
            ? 'No stack has been shared yet. The first one could be yours.'
            : 'The list can’t be read right now. Reload the page in a minute.'}
        </p>
      ) : (
        <ol className="grid grid-cols-1 gap-x-8 border-t sm:grid-cols-2 lg:grid-cols-3">
          {stacks.map((stack, at) => (
            <li key={stack.shareCode} className="border-b">
              <a
                href={paths.stack(stack.shareCode)}
                aria-labelledby={`popular-${stack.shareCode}`}
                aria-describedby={`popular-${stack.shareCode}-numbers`}
                className="group -mx-2 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-sunken"
              >
                <span aria-hidden className="w-6 shrink-0 text-right text-muted tabular-nums">
                  {at + 1}
                </span>
                {/* In one line, so that the rows beside each other are as tall with a handle as without. */}
                <span className="flex min-w-24 flex-1 items-baseline gap-2">
                  <span id={`popular-${stack.shareCode}`} className="truncate font-medium">
                    <bdi>{stack.title}</bdi>
                  </span>
                  {stack.twitterHandle && (
                    <span className="max-w-2/5 shrink-0 truncate text-[0.8125rem] text-muted">
                      @{stack.twitterHandle}
                    </span>
                  )}
                </span>
                {/* Four of its tools: the first row of the picture that its card has. */}
                <span className="w-31 shrink-0 max-sm:w-24">
                  <CardStrip source={paths.cardPicture(stack.shareCode, stack.version)} plain />
                </span>
                <span
                  id={`popular-${stack.shareCode}-numbers`}
                  className="shrink-0 text-right text-[0.8125rem] text-muted tabular-nums"
                >
                  {stack.views > 0 && formatCount(stack.views, 'view')}
                  {stack.duplicates > 0 && (
                    <span className="block">{formatCount(stack.duplicates, 'copy', 'copies')}</span>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
