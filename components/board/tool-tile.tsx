'use client'

import { memo } from 'react'
import { clsx } from 'clsx'
import { isHttpUrl } from '@/lib/stack/http-url'
import { TOOL_STATUS_LABELS, toolStatus } from '@/lib/stack/limits'
import type { Tool } from '@/lib/stack/schema'
import { boardAction } from './board-action'
import { ToolIcon } from './tool-icon'

/** The approximate length of a name that fits one line and gets a larger icon. */
const ONE_LINE = 12
/** The approximate length of a word that fits a line at the normal size, and at a smaller one. */
const WORD_FITS = 13
const SMALL_WORD_FITS = 16

/** Shrinks long words, so that they do not break. */
function sizeOfName(text: string): string | undefined {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => word.length))
  if (longest <= WORD_FITS) return undefined
  return longest <= SMALL_WORD_FITS ? 'tile-long' : 'tile-longest'
}

interface ToolTileProps {
  tool: Tool
  /** Whether the tile has the controls of editing mode. */
  editing?: boolean
  /** The badge that most tiles of the board have. It is shown as a dot, which a legend explains. */
  sharedBadge?: string | undefined
  /** Whether exploring has just added it. */
  isNew?: boolean
}

/** One tool, 120 × 120. Plain markup without listeners, so that five hundred of them stay cheap. */
export const ToolTile = memo(function ToolTile({ tool, editing = true, sharedBadge, isNew = false }: ToolTileProps) {
  const { id, text, link, label, description } = tool
  const status = toolStatus(tool.status)
  const isShared = label !== '' && label === sharedBadge
  const badge = [status === 'using' ? '' : TOOL_STATUS_LABELS[status], isShared ? '' : label]
    .filter((part) => part !== '')
    .join(' · ')
  const inside = (
    <>
      <ToolIcon tool={tool} />
      <bdi className="tile-name">{text}</bdi>
    </>
  )
  return (
    <li
      data-part="tile"
      data-tool-id={id}
      data-new={isNew || undefined}
      data-status={status === 'using' ? undefined : status}
      className={clsx(
        'tile',
        text.length <= ONE_LINE && 'tile-short',
        sizeOfName(text),
        description === '' && 'tile-undescribed',
      )}
    >
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
      {badge && (
        <span data-part="badge" className="tile-badge">
          {badge}
        </span>
      )}
      {isShared && (
        <span className="tile-dot">
          <span className="sr-only">{label}</span>
        </span>
      )}
      {description && (
        <span data-part="line" className="tile-line">
          {description}
        </span>
      )}
      {editing && (
        <>
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
        </>
      )}
    </li>
  )
})
