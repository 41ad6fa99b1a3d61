import type { CardLook } from '@/lib/explore/card'
import { paths } from '@/lib/paths'
import { CardIcon } from './card-icon'

const sourceOf = (iconId: string) => (iconId.startsWith('https://') ? iconId : iconId ? paths.icon(iconId) : undefined)

/** The first tiles of the stack, on plates in their tools' colours: the card looks like what it opens. */
export function CardCollage({ look }: { look: CardLook }) {
  return (
    <span aria-hidden className="grid grid-cols-4 gap-2 border-b bg-sunken p-4">
      {look.tools.map((tool) => (
        <span
          key={tool.id}
          style={tool.color ? ({ '--tool': tool.color } as React.CSSProperties) : undefined}
          className="flex aspect-[5/4] items-center justify-center rounded-control bg-raised"
        >
          <span className="flex size-full items-center justify-center rounded-control bg-[color-mix(in_oklab,var(--tool,var(--ink))_12%,transparent)]">
            <CardIcon source={sourceOf(tool.icon_id)} letter={tool.text.slice(0, 1)} />
          </span>
        </span>
      ))}
    </span>
  )
}
