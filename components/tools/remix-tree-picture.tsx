import { paths } from '@/lib/paths'
import type { RemixNode, RemixTree } from '@/lib/stack/remix-tree'
import { formatCount } from '@/lib/text/format-count'

/** The distance of a copy from its origin's line, and of the first line from the edge. */
const INDENT = 20
const MARGIN = 10

/**
 * The origins of a stack and its copies: dots and lines beside one row a stack. Their places are
 * percentages, because rows are taller on touch screens. Titles are links outside of the drawing:
 * what is in an image cannot have focus.
 */
export function RemixTreePicture({ tree: { nodes, own, isCut } }: { tree: RemixTree }) {
  const depth = depthsOf(nodes, own)
  const x = (at: number) => MARGIN + (depth[at] ?? 0) * INDENT
  const y = (at: number) => `${(100 * (at + 0.5)) / nodes.length}%`
  const width = 2 * MARGIN + Math.max(...depth) * INDENT
  const label = `The remix tree of this stack: ${formatCount(nodes.length, 'stack')}`
  return (
    <figure className="max-w-xl">
      <div className="relative max-h-88 overflow-y-auto">
        <div className="relative">
          <svg role="img" width={width} height="100%" className="absolute inset-y-0 left-0 h-full overflow-visible">
            <title>{label}</title>
            {nodes.map(({ parent }, at) =>
              parent === undefined ? null : (
                <g key={at} className="stroke-line" strokeWidth={2}>
                  <line x1={x(parent)} y1={y(parent)} x2={x(parent)} y2={y(at)} />
                  <line x1={x(parent)} y1={y(at)} x2={x(at)} y2={y(at)} />
                </g>
              ),
            )}
            {nodes.map((node, at) => (
              <circle
                key={at}
                cx={x(at)}
                cy={y(at)}
                r={at === own ? 6 : 5}
                strokeWidth={2}
                className={dotStyle(node, at === own)}
              />
            ))}
          </svg>
          <ul className="text-sm">
            {nodes.map((node, at) => (
              <li
                key={at}
                className="flex h-8 items-center pointer-coarse:h-11"
                style={{ paddingLeft: x(at) + MARGIN + 4 }}
              >
                <NodeTitle node={node} isOwn={at === own} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {isCut && (
        <figcaption className="mt-1 text-[0.8125rem] text-muted">The nearest origins and newest copies.</figcaption>
      )}
    </figure>
  )
}

/** Origins are in one line with the stack; each copy is beside it. */
function depthsOf(nodes: readonly RemixNode[], own: number): number[] {
  const depths: number[] = []
  for (const [at, { parent }] of nodes.entries())
    depths.push(at <= own || parent === undefined ? 0 : (depths[parent] ?? 0) + 1)
  return depths
}

function dotStyle({ state }: RemixNode, isOwn: boolean): string {
  if (isOwn) return 'fill-accent stroke-paper'
  if (state === 'removed') return 'fill-muted stroke-paper opacity-60'
  return state === 'unlisted' ? 'fill-paper stroke-muted' : 'fill-ink stroke-paper'
}

const ANONYMOUS = { removed: 'a stack that was deleted', unlisted: 'a stack that is not listed' } as const

function NodeTitle({ node: { state, title, shareCode }, isOwn }: { node: RemixNode; isOwn: boolean }) {
  if (isOwn)
    return (
      <span aria-current="page" className="truncate font-medium">
        <bdi>{title}</bdi>
      </span>
    )
  if (shareCode === undefined || state !== 'listed')
    return <span className="truncate text-muted">{ANONYMOUS[state === 'removed' ? 'removed' : 'unlisted']}</span>
  return (
    <a href={paths.stack(shareCode)} className="flex h-full min-w-0 items-center rounded-control hover:underline">
      <bdi className="truncate">{title}</bdi>
    </a>
  )
}
