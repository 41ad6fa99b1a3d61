import { loadSimilarStacks } from '@/lib/tools/loaders'
import type { Stack } from '@/lib/stack/schema'
import { StackRows } from './stack-rows'

/** Similar stacks, at the end of a shared page. */
export async function MoreLikeThis({ stack }: { stack: Stack }) {
  const rows = await loadSimilarStacks(stack)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="more-like-this" className="mt-6 flex flex-col gap-4 print:hidden">
      <h2 id="more-like-this" className="text-2xl font-semibold">
        More like this
      </h2>
      <StackRows rows={rows} />
    </section>
  )
}
