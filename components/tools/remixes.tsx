import { paths } from '@/lib/paths'
import type { RemixTitle } from '@/lib/stack/remix-titles'
import type { ShownRemixes } from '@/lib/stack/shared-page'
import { MAX_REMIXES, SHOWN_REMIXES } from '@/lib/stack/shown-remixes'
import { formatCount } from '@/lib/text/format-count'
import { RemixTreePicture } from './remix-tree-picture'
import { StackRows } from './stack-rows'

interface RemixesProps {
  remixes: ShownRemixes
  siteName: string
}

/** Where a stack comes from and its newest listed copies, on its page. */
export function Remixes({ remixes: { rows, titles, tree }, siteName }: RemixesProps) {
  if (rows.length === 0 && tree.nodes.length < 2) return null
  return (
    <section aria-labelledby="remixes" className="mt-6 flex flex-col gap-4 print:hidden">
      <h2 id="remixes" className="text-2xl font-semibold">
        Remixes
      </h2>
      {tree.nodes.length > 1 && <RemixTreePicture tree={tree} />}
      {rows.length > 0 && <StackRows rows={rows} siteName={siteName} />}
      {titles.length > SHOWN_REMIXES && <AllRemixes titles={titles} />}
    </section>
  )
}

/** The list without icons, which would be most of the page. */
function AllRemixes({ titles }: { titles: readonly RemixTitle[] }) {
  const isMore = titles.length > MAX_REMIXES
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-control border bg-raised px-3.5 text-sm font-medium hover:bg-sunken pointer-coarse:min-h-11">
        {isMore ? `The newest ${MAX_REMIXES}` : `All ${titles.length}`}
        <span aria-hidden className="text-muted transition-transform group-open:rotate-180">
          ▾
        </span>
      </summary>
      <ul className="grid grid-cols-1 gap-x-8 pt-3 sm:grid-cols-2 lg:grid-cols-3">
        {titles.slice(0, MAX_REMIXES).map(({ shareCode, title, twitterHandle, toolCount }) => (
          <li key={shareCode}>
            <a
              href={paths.stack(shareCode)}
              className="-mx-2 flex min-h-9 items-center gap-2 rounded-control px-2 text-sm hover:bg-sunken pointer-coarse:min-h-11"
            >
              <bdi className="min-w-0 truncate">{title}</bdi>
              <span className="ml-auto shrink-0 text-[0.8125rem] text-muted tabular-nums">
                {twitterHandle && `@${twitterHandle} · `}
                {formatCount(toolCount, 'tool')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
