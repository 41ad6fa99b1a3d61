import { paths } from '@/lib/paths'

const CRUMB =
  'inline-flex min-h-8 items-center underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11 hover:text-ink hover:underline'

interface Props {
  /** The page between the start page and the current one. */
  parent?: { readonly title: string; readonly path: string }
  current: string
}

export function Breadcrumbs({ parent, current }: Props) {
  return (
    <nav aria-label="Breadcrumb" className="pt-6 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <a href={paths.home} className={CRUMB}>
            Home
          </a>
        </li>
        {parent && (
          <>
            <li aria-hidden>/</li>
            <li>
              <a href={parent.path} className={CRUMB}>
                {parent.title}
              </a>
            </li>
          </>
        )}
        <li aria-hidden>/</li>
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
