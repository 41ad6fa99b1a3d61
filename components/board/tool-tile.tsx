'use client'

import { memo } from 'react'
import { isHttpUrl } from '@/lib/stack/http-url'
import type { Tool } from '@/lib/stack/schema'
import { GripIcon, MoreIcon } from './board-icons'
import { ToolIcon } from './tool-icon'

/** Unseen by its colour: a thousand elements of no opacity make every hit test and every paint of a large board slow. */
const corner =
  'absolute top-0 inline-flex size-7 items-center justify-center rounded-control text-transparent group-focus-within/tile:text-muted group-hover/tile:text-muted hover:bg-raised hover:text-ink focus-visible:text-muted pointer-coarse:size-11 pointer-coarse:items-start pointer-coarse:pt-1.5 pointer-coarse:text-muted'
const face =
  'flex h-full w-full flex-col items-center gap-1.5 rounded-control px-1.5 pt-2 text-center text-[13px] leading-[17px] text-ink no-underline'

/** One tool, 120 by 120. Plain markup: the board listens for it, so that five hundred of them cost nothing more. */
export const ToolTile = memo(function ToolTile({ tool }: { tool: Tool }) {
  const { id, text, link, label } = tool
  const inside = (
    <>
      <ToolIcon tool={tool} />
      <bdi className="line-clamp-2 max-w-full [overflow-wrap:anywhere]">{text}</bdi>
    </>
  )
  return (
    <li
      data-part="tile"
      data-tool-id={id}
      className="group/tile relative size-[120px] rounded-control select-none hover:bg-sunken [-webkit-touch-callout:none]"
    >
      {isHttpUrl(link) ? (
        <a
          data-main
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          draggable={false}
          className={face}
        >
          {inside}
        </a>
      ) : (
        <button type="button" data-main data-act="tool" className={face}>
          {inside}
        </button>
      )}
      {label && (
        <span
          data-part="badge"
          className="pointer-events-none absolute right-1 bottom-0.5 max-w-[112px] truncate rounded-full border bg-raised px-1.5 text-[11px] leading-4 text-muted"
        >
          {label}
        </span>
      )}
      <button
        type="button"
        aria-label={`Move ${text}`}
        aria-describedby="move-help"
        data-act="move-tool"
        className={`${corner} left-0 cursor-grab touch-none pointer-coarse:justify-start pointer-coarse:pl-1.5`}
      >
        <GripIcon />
      </button>
      <button
        type="button"
        aria-label={`More for ${text}`}
        aria-haspopup="menu"
        data-act="more-tool"
        className={`${corner} right-0 pointer-coarse:justify-end pointer-coarse:pr-1.5`}
      >
        <MoreIcon />
      </button>
    </li>
  )
})
