import type { StackListRow } from '@/lib/stack/list-row'
import { StackRows } from './stack-rows'

/** Similar stacks, at the end of a shared page. */
export function MoreLikeThis({ rows, siteName }: { rows: readonly StackListRow[]; siteName: string }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="more-like-this" className="mt-6 flex flex-col gap-4 print:hidden">
      <h2 id="more-like-this" className="text-2xl font-semibold">
        More like this
      </h2>
      <StackRows rows={rows} siteName={siteName} />
    </section>
  )
}
