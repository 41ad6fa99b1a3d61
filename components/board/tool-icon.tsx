'use client'

import { useState, useSyncExternalStore } from 'react'
import { fallbackIconSource, iconSource } from '@/lib/icons/icon-source'
import type { Tool } from '@/lib/stack/schema'
import { CodeIcon } from './board-icons'
import { lookedUpIcon, onIcons } from './icon-lookup'

/** A picture that failed before the page came alive sends no event any more: it is asked once. */
const hasFailed = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth === 0

type Pictured = Pick<Tool, 'text' | 'description' | 'icon_id' | 'color'>

/** The icon on a plate tinted with the tool's colour. One that does not load gives way to a generic one. */
export function ToolIcon({ tool }: { tool: Pictured }) {
  const looked = useSyncExternalStore(
    onIcons,
    () => (tool.icon_id === '' ? lookedUpIcon(tool.text) : ''),
    () => '',
  )
  const source = iconSource(looked === '' ? tool : { ...tool, icon_id: looked })
  const [failed, setFailed] = useState<readonly string[]>([])
  const shown = [source, fallbackIconSource].find((candidate) => !failed.includes(candidate))
  const fail = () => {
    if (shown !== undefined) setFailed([...failed, shown])
  }
  return (
    <span data-part="plate" style={tool.color ? { '--tool': tool.color } : undefined} className="plate">
      {shown === undefined ? (
        <CodeIcon className="size-7 text-muted" />
      ) : (
        <img
          key={shown}
          ref={(image) => {
            if (hasFailed(image)) fail()
          }}
          src={shown}
          alt=""
          loading="lazy"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={fail}
        />
      )}
    </span>
  )
}
