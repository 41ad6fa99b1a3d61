'use client'

import { memo } from 'react'
import { isHttpUrl } from '@/lib/stack/http-url'
import type { Tool } from '@/lib/stack/schema'

export const ToolTile = memo(function ToolTile({ tool }: { tool: Tool }) {
  return (
    <li data-part="tile" className="flex size-[120px] flex-col items-center justify-center gap-2 text-center">
      {isHttpUrl(tool.link) ? (
        <a href={tool.link} rel="noopener noreferrer nofollow ugc" target="_blank">
          <bdi>{tool.text}</bdi>
        </a>
      ) : (
        <bdi>{tool.text}</bdi>
      )}
    </li>
  )
})
