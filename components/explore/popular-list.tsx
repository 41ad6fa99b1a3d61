import { formatCount } from '@/lib/text/format-count'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import type { StackLists } from '@/lib/explore/loaders'
import type { PopularRow } from '@/lib/stack/popular'
import { CardStrip } from './card-picture'
import { ChipRadios } from './chip-radios'

const UNREADABLE = 'The list can’t be read right now. Reload the page in a minute.'

const LISTS = [
  {
    id: 'popular',
    label: 'Popular',
    stacksOf: ({ popular }: StackLists) => popular,
    empty: 'No stack has been shared yet. The first one could be yours.',
  },
  {
    id: 'new',
    label: 'New',
    stacksOf: ({ fresh }: StackLists) => fresh,
    empty: 'No stack has been saved yet. The first one could be yours.',
  },
  {
    id: 'week',
    label: 'This week',
    stacksOf: ({ trending }: StackLists) => trending,
    empty: 'No stack was opened by other people this week.',
  },
] as const

/**
 * The stacks that are opened and copied most, that are new, and that were opened most this week.
 * Radio buttons evaluated by CSS choose the list, so that they work before hydration and without
 * JavaScript.
 */
export function PopularList({ lists }: { lists: StackLists }) {
  return (
    <section aria-labelledby="popular" className="flex flex-col gap-4">
      <h2 id="popular" className="text-2xl font-semibold">
        Explore popular stacks
      </h2>
      {lists.popular === undefined ? (
        <p className="text-muted">{UNREADABLE}</p>
      ) : (
        <>
          <ChipRadios
            legend="List"
            name="stack-list"
            className="stack-lists"
            options={LISTS.map(({ id, label }) => ({ value: id, label }))}
          />
          {LISTS.map(({ id, stacksOf, empty }) => (
            <div key={id} className="stack-list" data-list={id}>
              <StackList id={id} stacks={stacksOf(lists)} empty={empty} />
            </div>
          ))}
        </>
      )}
    </section>
  )
}

interface StackListProps {
  id: string
  stacks: readonly PopularRow[] | undefined
  empty: string
}

function StackList({ id, stacks, empty }: StackListProps) {
  if (!stacks || stacks.length === 0) return <p className="text-muted">{stacks ? empty : UNREADABLE}</p>
  return (
    <ol className="grid grid-cols-1 gap-x-8 border-t sm:grid-cols-2 lg:grid-cols-3">
      {stacks.map((stack, at) => (
        <li key={stack.shareCode} className="border-b">
          <StackLink id={`${id}-${stack.shareCode}`} stack={stack} place={at + 1} />
        </li>
      ))}
    </ol>
  )
}

function StackLink({ id, stack, place }: { id: string; stack: PopularRow; place: number }) {
  const { shareCode, title, twitterHandle, example, version, views, duplicates } = stack
  const by = example ? `Example by ${site.name}` : twitterHandle && `@${twitterHandle}`
  return (
    <a
      href={paths.stack(shareCode)}
      aria-labelledby={id}
      aria-describedby={`${id}-by ${id}-numbers`}
      className="group -mx-2 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-sunken"
    >
      <span aria-hidden className="w-6 shrink-0 text-right text-muted tabular-nums">
        {place}
      </span>
      <span className="min-w-24 flex-1">
        <span id={id} className="block truncate font-medium">
          <bdi>{title}</bdi>
        </span>
        {/* Also without an author, so that the rows beside each other are as tall. */}
        <span id={`${id}-by`} className="block min-h-5 truncate text-[0.8125rem] text-muted">
          {by}
        </span>
      </span>
      {/* Four of its tools: the first row of the picture that its card has. */}
      <span className="w-31 shrink-0 max-sm:w-24">
        <CardStrip source={paths.cardPicture(shareCode, version)} plain />
      </span>
      <span id={`${id}-numbers`} className="shrink-0 text-right text-[0.8125rem] text-muted tabular-nums">
        {views > 0 && formatCount(views, 'view')}
        {duplicates > 0 && <span className="block">{formatCount(duplicates, 'copy', 'copies')}</span>}
      </span>
    </a>
  )
}
