import { ToolIcon } from '@/components/board/tool-icon'
import type { ComparedStack, StackComparison } from '@/lib/compare/compare-stacks'
import type { OpenTool } from '@/lib/open-format/to-open-format'
import { paths } from '@/lib/paths'
import { isHttpUrl } from '@/lib/stack/http-url'

/** The comparison of two stacks, readable without JavaScript. */
export function ComparisonView({ comparison }: { comparison: StackComparison }) {
  const { a, b, shared, onlyA, onlyB, pairs } = comparison
  return (
    <div data-part="page" className="flex flex-col gap-8 py-8">
      <h1 className="text-3xl leading-tight font-semibold wrap-anywhere">
        <StackLink stack={a} /> and <StackLink stack={b} />
      </h1>
      <ToolList title="In both" tools={shared} empty="They have no tool in common." />
      {pairs.length > 0 && (
        <section aria-labelledby="pairs">
          <h2 id="pairs" className="text-xl font-semibold">
            For the same job
          </h2>
          <ul className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
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

function ToolList({ title, tools, empty }: { title: string; tools: readonly OpenTool[]; empty: string }) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl font-semibold wrap-anywhere">
        {title} <span className="font-normal text-muted tabular-nums">{tools.length}</span>
      </h2>
      {tools.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {tools.map((tool) => (
            <li key={tool.id} className="flex min-h-12 items-center">
              <ToolName tool={tool} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ToolName({ tool }: { tool: OpenTool }) {
  const { name, link, icon, color, description } = tool
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <ToolIcon tool={{ text: name, icon_id: icon, color, description }} />
      {isHttpUrl(link) ? (
        <a href={link} target="_blank" rel="noopener nofollow ugc" className="min-w-0 wrap-anywhere hover:underline">
          {name}
        </a>
      ) : (
        <span className="min-w-0 wrap-anywhere">{name}</span>
      )}
    </span>
  )
}
