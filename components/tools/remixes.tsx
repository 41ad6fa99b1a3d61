import { loadRemixes } from '@/lib/stack/loaders'
import type { Stack } from '@/lib/stack/schema'
import { StackRows } from './stack-rows'

/** The newest listed copies of a stack, on its page. */
export async function Remixes({ stack }: { stack: Stack }) {
  const rows = await loadRemixes(stack)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="remixes" className="mt-6 flex flex-col gap-4 print:hidden">
      <h2 id="remixes" className="text-2xl font-semibold">
        Remixes
      </h2>
      <StackRows rows={rows} />
    </section>
  )
}
