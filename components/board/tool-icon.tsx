'use client'

import { useState } from 'react'
import { paths } from '@/lib/paths'
import type { Tool } from '@/lib/stack/schema'
import { CodeIcon } from './board-icons'

const sourceOf = (iconId: string) => (iconId.startsWith('https://') ? iconId : iconId ? paths.icon(iconId) : undefined)

/** A picture that failed before the page came alive sends no event any more: it is asked once. */
const hasFailed = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth === 0

/** The icon on a plate tinted with the tool's colour; a generic one when there is none, or it does not load. */
export function ToolIcon({ tool }: { tool: Pick<Tool, 'icon_id' | 'color'> }) {
  const source = sourceOf(tool.icon_id)
  const [failed, setFailed] = useState<string>()
  const shown = source !== failed
  return (
    <span
      data-part="plate"
      style={tool.color ? ({ '--tool': tool.color } as React.CSSProperties) : undefined}
      className="flex size-[54px] shrink-0 items-center justify-center rounded-control bg-[color-mix(in_oklab,var(--tool,var(--ink))_8%,transparent)]"
    >
      {source && shown ? (
        <img
          ref={(image) => {
            if (hasFailed(image)) setFailed(source)
          }}
          src={source}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          className="size-10 object-contain"
          onError={() => setFailed(source)}
        />
      ) : (
        <CodeIcon className="size-7 text-muted" />
      )}
    </span>
  )
}
