import { ToolIcon } from './tool-icon'
import type { RowIcon } from '@/lib/stack/list-row'

/** Icons of a few of a stack's tools, decorative: the stack's page lists the names. */
export function IconRow({ icons }: { icons: readonly RowIcon[] }) {
  return (
    <span
      aria-hidden
      className="icon-row flex shrink-0 gap-1 [&_.plate]:size-[28px] [&_.plate]:text-[11px] [&_.plate_img]:size-[18px]"
    >
      {icons.map(({ name, icon, color }, at) => (
        <ToolIcon key={at} tool={{ text: name, description: '', icon_id: icon, color }} />
      ))}
    </span>
  )
}
