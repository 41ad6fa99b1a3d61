import { ToolIcon } from '@/components/board/tool-icon'
import type { StatusChange } from '@/lib/compare/compare'
import type { ComparedPage, ComparedStack } from '@/lib/compare/compare-stacks'
import type { OpenTool } from '@/lib/open-format/to-open-format'
import { paths } from '@/lib/paths'
import { isHttpUrl } from '@/lib/stack/http-url'
import { TOOL_STATUS_LABELS } from '@/lib/stack/limits'

/** The comparison of two stacks, readable without JavaScript. */
export function ComparisonView({ comparison, statuses }: Pick<ComparedPage, 'comparison' | 'statuses'>) {
  const { a, b, shared, onlyA, onlyB, pairs } = comparison
  return (
    <div data-part="page" className="my-4 flex flex-col gap-8 pt-4 pb-8">
      <h1 className="text-3xl leading-tight font-semibold wrap-anywhere">
        <StackLink stack={a} /> and <StackLink stack={b} />
      </h1>
      <ToolList title="In both" tools={shared} statuses={statuses} empty="They have no tool in common." />
      {pairs.length > 0 && (
        <section aria-labelledby="pairs">
          <h2 id="pairs" className="text-xl font-semibold">
            For the same job
          </h2>
          {/* Columns are wide enough for two names of usual length beside each other. */}
          <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,27rem),1fr))] gap-2">
            {pairs.map((pair) => (
              <li
                key={pair.a.id}
                className="flex gap-3 rounded-card border bg-raised p-3 max-sm:flex-col sm:items-center"
              >
                <ToolName tool={pair.a} />
                <span className="text-muted">or</span>
                <ToolName tool={pair.b} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-8 md:grid-cols-2">
        <ToolList title={`Only in ${sideName(a)}`} tools={onlyA} empty="Nothing." />
        <ToolList title={`Only in ${sideName(b)}`} tools={onlyB} empty="Nothing." />
      </div>
    </div>
  )
}

const sideName = ({ title, version }: ComparedStack) =>
  version === undefined ? title : `${title} (version ${version})`

function StackLink({ stack: { code, title, handle, version } }: { stack: ComparedStack }) {
  return (
    <>
      <a href={paths.share(code)} className="underline decoration-line decoration-2 underline-offset-4">
        {title}
      </a>
      {version !== undefined && <span className="text-muted"> (version {version})</span>}
      {handle && <span className="text-muted"> by @{handle}</span>}
    </>
  )
}

interface ToolListProps {
  title: string
  tools: readonly OpenTool[]
  /** Of the tools whose status differs between the stacks. */
  statuses?: ComparedPage['statuses']
  empty: string
}

function ToolList({ title, tools, statuses, empty }: ToolListProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl font-semibold wrap-anywhere">
        {title} <span className="font-normal text-muted tabular-nums">{tools.length}</span>
      </h2>
      {tools.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2">
          {tools.map((tool) => (
            <li key={tool.id} className="flex min-h-12 items-center">
              <ToolName tool={tool} change={statuses?.get(tool.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ToolName({ tool, change }: { tool: OpenTool; change?: StatusChange | undefined }) {
  const { name, link, icon, color, description, status } = tool
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <ToolIcon tool={{ text: name, icon_id: icon, color, description }} />
      {/* The status wraps below the name, so that it does not break a word of it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        {isHttpUrl(link) ? (
          <a
            href={link}
            target="_blank"
            rel="noopener nofollow ugc"
            className="min-w-0 wrap-anywhere hover:underline pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center"
          >
            {name}
          </a>
        ) : (
          <span className="min-w-0 wrap-anywhere">{name}</span>
        )}
        {change ? (
          <span className="shrink-0 rounded-full border border-accent px-2 py-0.5 text-xs font-medium">
            {TOOL_STATUS_LABELS[change.from]} → {TOOL_STATUS_LABELS[change.to]}
          </span>
        ) : (
          status !== 'using' && (
            <span className="shrink-0 rounded-full border px-2 py-0.5 text-xs text-muted">
              {TOOL_STATUS_LABELS[status]}
            </span>
          )
        )}
      </span>
    </span>
  )
}
