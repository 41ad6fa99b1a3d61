import { paths } from '@/lib/paths'
import type { StackListRow } from '@/lib/stack/list-row'
import { formatCount } from '@/lib/text/format-count'
import { IconRowPart } from '@/components/board/icon-row-part'

/**
 * Stacks as links with their first tools. Seeded examples are labelled instead of showing a handle.
 */
export function StackRows({ rows, siteName }: { rows: readonly StackListRow[]; siteName: string }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 border-t lg:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id} className="border-b">
          <a
            href={paths.stack(row.shareCode)}
            className="-mx-2 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-2 py-2.5 transition-colors duration-150 hover:bg-sunken"
          >
            <span className="min-w-0 flex-[1_1_12rem]">
              {/* Left also for right-to-left titles, above the line that says more. */}
              <bdi className="block truncate text-left font-medium">{row.title}</bdi>
              <span className="block truncate text-[0.8125rem] text-muted">
                {[
                  row.example ? `Example by ${siteName}` : row.twitterHandle && `@${row.twitterHandle}`,
                  formatCount(row.toolCount, 'tool'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <IconRowPart icons={row.icons} />
          </a>
        </li>
      ))}
    </ul>
  )
}
