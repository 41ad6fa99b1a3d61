import { ToolIcon } from '@/components/board/tool-icon'
import { paths } from '@/lib/paths'
import { formatCount } from '@/lib/text/format-count'

interface LinkedTool {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly color: string
  readonly count: number
}

interface ToolLinksProps {
  tools: readonly LinkedTool[]
  together?: boolean
  isEstimate?: boolean
}

/** Tools as links to their pages, with the number of stacks that use them. */
export function ToolLinks({ tools, together = false, isEstimate = false }: ToolLinksProps) {
  return (
    <ul className="grid grid-cols-1 gap-2 min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {tools.map(({ id, name, icon, color, count }) => (
        <li key={id}>
          <a
            data-part="card"
            href={paths.tool(id)}
            className="flex h-full min-h-16 items-center gap-3 rounded-card border bg-raised p-2.5 transition-colors duration-150 hover:border-muted [&_.plate]:size-11 [&_.plate_img]:size-7 [&_.plate-model]:h-4 [&_.plate-model]:min-w-4 [&_.plate-model]:px-0.5 [&_.plate-model]:text-[10px] [&_.plate-model]:leading-4"
          >
            <ToolIcon tool={{ text: name, description: '', icon_id: icon, color }} />
            <span className="min-w-0">
              <bdi className="line-clamp-2 leading-5 font-medium wrap-anywhere">{name}</bdi>
              {count > 0 && (
                <span className="block text-[0.8125rem] text-muted tabular-nums">
                  {together && `together in ${isEstimate ? 'about ' : ''}`}
                  {formatCount(count, 'stack')}
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
