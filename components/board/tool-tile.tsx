'use client'

import { memo } from 'react'
import { clsx } from 'clsx'
import { isHttpUrl } from '@/lib/stack/http-url'
import type { Tool } from '@/lib/stack/schema'
import { boardAction } from './board-action'
import { ToolIcon } from './tool-icon'

/** Letters of a name that takes one line, about: its icon is larger. */
const ONE_LINE = 12

/** One tool, 120 by 120. Plain markup: the board listens for it, so that five hundred of them cost nothing more. */
export const ToolTile = memo(function ToolTile({ tool }: { tool: Tool }) {
  const { id, text, link, label } = tool
  const inside = (
    <>
      <ToolIcon tool={tool} />
      <bdi className="tile-name">{text}</bdi>
    </>
  )
  return (
    <li data-part="tile" data-tool-id={id} className={clsx('tile', text.length <= ONE_LINE && 'tile-short')}>
      {isHttpUrl(link) ? (
        <a
          data-main
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          draggable={false}
          className="tile-face"
        >
          {inside}
        </a>
      ) : (
        <button type="button" data-main {...boardAction('tool-menu')} className="tile-face">
          {inside}
        </button>
      )}
      {label && (
        <span data-part="badge" className="tile-badge">
          {label}
        </span>
      )}
      <button
        type="button"
        aria-label={`Move ${text}`}
        aria-describedby="move-help"
        {...boardAction('move-tool')}
        className="tile-corner"
      />
      <button
        type="button"
        aria-label={`More for ${text}`}
        aria-haspopup="menu"
        {...boardAction('tool-menu')}
        className="tile-corner"
      />
    </li>
  )
})
