import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { JsonLd } from '@/components/layout/json-ld'
import { ButtonLink } from '@/components/ui/button'
import { CATEGORY_TABLE, type Category } from '@/lib/catalog/categories'
import { paths } from '@/lib/paths'
import { toolListJsonLd } from '@/lib/tools/json-ld'
import { MAX_TOOL_QUERY } from '@/lib/tools/limits'
import type { ToolList } from '@/lib/tools/list'
import { formatCount } from '@/lib/text/format-count'
import { ToolLinks } from './tool-links'

interface Props {
  title: string
  lead: string
  list: ToolList
  query: string
  category?: Category
}

/** A page of the catalogue: all tools, one category, or a search. Works without JavaScript. */
export function ToolsPage({ title, lead, list, query, category }: Props) {
  const { tools, total, page, pages } = list
  const here = category ? paths.toolCategory(category) : paths.tools
  return (
    <>
      {query === '' && <JsonLd data={toolListJsonLd(title, list)} />}
      <Breadcrumbs current={title} />
      <div data-part="page" className="flex flex-col gap-8 pt-4 pb-8">
        <header className="flex flex-col gap-4">
          <h1 className="text-3xl leading-tight font-semibold sm:text-4xl">{title}</h1>
          <p className="max-w-reading text-lg text-pretty text-muted">{lead}</p>
          <form role="search" action={here} className="flex w-full max-w-md gap-2">
            <input
              data-part="field"
              type="search"
              name="query"
              aria-label="Find a tool"
              placeholder="Find a tool"
              defaultValue={query}
              maxLength={MAX_TOOL_QUERY}
              autoComplete="off"
              className="h-10 min-w-0 flex-1 rounded-control border bg-raised px-3 text-base pointer-coarse:h-11"
            />
            <button
              data-part="button"
              type="submit"
              className="h-10 rounded-control border bg-raised px-4 text-sm font-medium hover:bg-sunken pointer-coarse:h-11"
            >
              Find
            </button>
          </form>
        </header>
        <nav aria-label="Categories of tools">
          <details className="group">
            <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-control border bg-raised px-3.5 text-sm font-medium hover:bg-sunken pointer-coarse:min-h-11">
              Categories
              <span aria-hidden className="text-muted transition-transform group-open:rotate-180">
                ▾
              </span>
            </summary>
            <ul className="flex flex-wrap gap-2 pt-3 text-sm">
              {CATEGORY_TABLE.map(({ id, section }) => (
                <li key={id}>
                  <a
                    href={paths.toolCategory(id)}
                    aria-current={id === category ? 'page' : undefined}
                    className="inline-flex min-h-8 items-center rounded-full border bg-raised px-3 whitespace-nowrap hover:border-muted aria-[current]:border-accent aria-[current]:font-medium pointer-coarse:min-h-11"
                  >
                    {SAME_SECTION.has(id) ? `${section} (${id.replaceAll('-', ' ')})` : section}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <p role="status" className="text-sm text-muted tabular-nums">
          {total === 0 ? `No tool is called “${query}”.` : formatCount(total, 'tool')}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        <ToolLinks tools={tools} />
        {pages > 1 && (
          <nav aria-label="Pages of tools" className="flex flex-wrap gap-3">
            {page > 1 && (
              <ButtonLink rel="prev" href={paths.toolsFrom(here, query, Math.min(page - 1, pages))}>
                Previous
              </ButtonLink>
            )}
            {page < pages && (
              <ButtonLink rel="next" href={paths.toolsFrom(here, query, page + 1)}>
                Next
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </>
  )
}

/** Categories whose section title is not unique show their id too. */
const SAME_SECTION: ReadonlySet<string> = new Set(
  CATEGORY_TABLE.filter((row) =>
    CATEGORY_TABLE.some((other) => other.id !== row.id && other.section === row.section),
  ).map(({ id }) => id),
)
