import { paths } from '@/lib/paths'

/** Where a static page stands. */
export function Breadcrumbs({ current }: { current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="pt-6 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <a
            href={paths.home}
            className="inline-flex min-h-8 items-center underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:text-ink hover:underline"
          >
            Home
          </a>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
