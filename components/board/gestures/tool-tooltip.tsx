'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStudio } from '@/components/studio/studio'
import { portalContainer } from '@/components/ui/portal-container'
import { floatingStyle } from '@/components/ui/floating-style'
import { isInside } from '@/components/ui/is-inside'
import { TIP_CLOSES_AFTER_MS, TIP_OPENS_AFTER_MS, TIP_SKIPS_WITHIN_MS } from '@/components/ui/tooltip-delays'
import { findTool } from '@/lib/stack/edit'
import { descriptionOf } from '@/lib/generate/descriptions'
import { mainControlOf, tileAt } from '../elements'

const TIP_ID = 'tool-tip'
const GAP = 6

/**
 * One tooltip for all tools, opened by hover and focus. The pointer may move onto it, and Escape
 * closes it.
 */
export function ToolTooltip({ root }: { root: React.RefObject<HTMLDivElement | null> }) {
  const { content } = useStudio()
  const [toolId, setToolId] = useState<string>()
  const panel = useRef<HTMLDivElement>(null)
  const found = toolId === undefined ? undefined : findTool(content.sections, toolId)
  const text = found && descriptionOf(found.tool)
  const hasText = useEffectEvent((id: string) => {
    const tool = findTool(content.sections, id)?.tool
    return tool !== undefined && descriptionOf(tool) !== ''
  })

  useEffect(() => {
    const board = root.current
    if (!board) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let closedAt = -TIP_SKIPS_WITHIN_MS
    let shown: string | undefined
    const show = (id: string | undefined) => {
      clearTimeout(timer)
      if (shown !== undefined && id === undefined) closedAt = performance.now()
      shown = id
      setToolId(id)
    }
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      // No tooltip during a drag.
      if (event.buttons !== 0) return clearTimeout(timer)
      if (isInside(event.target, panel.current)) return clearTimeout(timer)
      const id = isInside(event.target, board) ? tileAt(event.target)?.dataset.toolId : undefined
      if (id === shown) return clearTimeout(timer)
      clearTimeout(timer)
      if (id === undefined) timer = setTimeout(show, TIP_CLOSES_AFTER_MS, undefined)
      else {
        const soon = shown !== undefined || performance.now() - closedAt < TIP_SKIPS_WITHIN_MS
        timer = setTimeout(() => show(hasText(id) ? id : undefined), soon ? 0 : TIP_OPENS_AFTER_MS)
      }
    }
    const focus = (event: FocusEvent) => {
      const control = event.target instanceof HTMLElement && event.target.matches('[data-main]:focus-visible')
      const id = control ? tileAt(event.target)?.dataset.toolId : undefined
      show(id !== undefined && hasText(id) ? id : undefined)
    }
    const away = () => show(undefined)
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') away()
    }
    document.addEventListener('pointerover', over)
    board.addEventListener('focusin', focus)
    board.addEventListener('focusout', away)
    board.addEventListener('pointerdown', away)
    window.addEventListener('scroll', away, true)
    window.addEventListener('keydown', key)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', over)
      board.removeEventListener('focusin', focus)
      board.removeEventListener('focusout', away)
      board.removeEventListener('pointerdown', away)
      window.removeEventListener('scroll', away, true)
      window.removeEventListener('keydown', key)
    }
  }, [root])

  useLayoutEffect(() => {
    if (toolId === undefined || !panel.current || !root.current) return
    const tile = root.current.querySelector(`[data-tool-id="${CSS.escape(toolId)}"]`)
    const control = mainControlOf(tile)
    if (!tile || !control) return
    place(panel.current, tile.getBoundingClientRect())
    control.setAttribute('aria-describedby', TIP_ID)
    return () => control.removeAttribute('aria-describedby')
  }, [toolId, text, root])

  if (!text) return null
  return createPortal(
    <div
      ref={panel}
      id={TIP_ID}
      role="tooltip"
      data-part="tooltip"
      dir="auto"
      className={`${floatingStyle} fixed w-max max-w-[min(600px,calc(100vw-16px))] min-w-[100px] px-3 py-2 text-sm`}
    >
      {text}
    </div>,
    portalContainer(),
  )
}

/** Below the tile, or above it if there is no room, and inside the window. */
function place(tip: HTMLElement, tile: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const below = tile.bottom + GAP + height < window.innerHeight
  const middle = tile.left + tile.width / 2 - width / 2
  const left = Math.max(8, Math.min(middle, document.documentElement.clientWidth - width - 8))
  tip.style.left = `${left}px`
  tip.style.top = `${below ? tile.bottom + GAP : Math.max(8, tile.top - GAP - height)}px`
}
