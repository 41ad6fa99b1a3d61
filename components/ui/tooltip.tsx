'use client'

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { clsx } from 'clsx'
import { floatingStyle } from './floating-style'
import { isInside } from './is-inside'
import { portalContainer } from './portal-container'

const OPENS_AFTER_MS = 700
/** Within this time after one has closed, the next opens at once. */
const SKIPS_WITHIN_MS = 300
/** The time to move the pointer from the anchor onto the tooltip. */
const CLOSES_AFTER_MS = 120
const GAP = 6
const EDGE = 8

interface TooltipProps {
  /** The element with a tooltip around the target of an event. */
  anchorAt: (target: EventTarget | null) => HTMLElement | null
  /** The text for an anchor, or '' for none. */
  textOf: (anchor: HTMLElement) => string
  /** The link or button that the text describes, and whose focus opens it. */
  controlOf: (anchor: HTMLElement) => HTMLElement | null
  /** The side of the anchor, if there is room. */
  side: 'top' | 'bottom'
  /** At most 600 px wide instead of 300. */
  wide?: boolean
}

/**
 * One tooltip for many anchors, opened by hover, by keyboard focus and by pressing a button that
 * only explains itself. Listeners are on the document, so anchors are plain markup without code.
 * The pointer may move onto the tooltip, and Escape closes it.
 */
export function Tooltip({ anchorAt, textOf, controlOf, side, wide = false }: TooltipProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(-SKIPS_WITHIN_MS)
  const text = anchor?.isConnected ? textOf(anchor) : ''

  const change = useEffectEvent((next: HTMLElement | undefined) => {
    clearTimeout(timer.current)
    const shown = next && textOf(next) !== '' ? next : undefined
    if (anchor && !shown) closedAt.current = performance.now()
    setAnchor(shown)
  })
  const changeLater = useEffectEvent((next: HTMLElement | undefined, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(next), delay)
  })
  const anchorOrPanelAt = (target: EventTarget | null) =>
    isInside(target, panel.current) ? (anchor ?? null) : anchorAt(target)
  const focusedAnchor = (target: EventTarget | null) => {
    const around = anchorAt(target)
    const control = around && controlOf(around)
    return control === target && control?.matches(':focus-visible') ? around : undefined
  }

  const onPointerOver = useEffectEvent((event: PointerEvent) => {
    const next = anchorOrPanelAt(event.target)
    if (!next || event.pointerType === 'touch') return
    const soon = anchor !== undefined || performance.now() - closedAt.current < SKIPS_WITHIN_MS
    // A pressed pointer drags.
    if (next === anchor || event.buttons !== 0) clearTimeout(timer.current)
    else changeLater(next, soon ? 0 : OPENS_AFTER_MS)
  })
  const onPointerOut = useEffectEvent((event: PointerEvent) => {
    const from = anchorOrPanelAt(event.target)
    if (from && from !== anchorOrPanelAt(event.relatedTarget)) changeLater(undefined, CLOSES_AFTER_MS)
  })
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    // A button that explains itself keeps its tooltip.
    if (!(anchorOrPanelAt(event.target) instanceof HTMLButtonElement)) change(undefined)
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const pressed = anchorAt(event.target)
    if (pressed instanceof HTMLButtonElement) change(pressed)
  })
  const onFocusIn = useEffectEvent((event: FocusEvent) => {
    const focused = focusedAnchor(event.target)
    if (focused) change(focused)
  })
  const close = useEffectEvent(() => change(undefined))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') change(undefined)
  })

  /** A pointer or focus that arrived before this code fires no event for it. */
  const openForCurrent = useEffectEvent(() => {
    const { activeElement } = document
    const focused = focusedAnchor(activeElement)
    const rested = anchorAt([...document.querySelectorAll(':hover')].at(-1) ?? null)
    // After a tap, touch screens take the pressed element for focused or hovered.
    const tapped = rested ?? anchorAt(activeElement)
    if (focused) changeLater(focused, 0)
    else if (!window.matchMedia('(hover: hover)').matches) {
      if (tapped instanceof HTMLButtonElement) changeLater(tapped, 0)
    } else if (rested && !document.querySelector(':active')) changeLater(rested, OPENS_AFTER_MS)
  })

  useEffect(() => {
    openForCurrent()
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('pointerover', onPointerOver, { signal })
    document.addEventListener('pointerout', onPointerOut, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('focusin', onFocusIn, { signal })
    document.addEventListener('focusout', close, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    window.addEventListener('scroll', close, { signal, capture: true, passive: true })
    return () => {
      controller.abort()
      clearTimeout(timer.current)
    }
  }, [])

  useLayoutEffect(() => {
    if (!anchor || text === '' || !panel.current) return
    place(panel.current, anchor, side)
  }, [anchor, text, side])

  const describe = useEffectEvent((described: HTMLElement) => controlOf(described))
  useEffect(() => {
    const control = anchor && text !== '' ? describe(anchor) : null
    if (!control) return
    const own = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', own === null ? id : `${own} ${id}`)
    return () => {
      if (own === null) control.removeAttribute('aria-describedby')
      else control.setAttribute('aria-describedby', own)
    }
  }, [anchor, text, id])

  if (text === '') return null
  return createPortal(
    <div
      ref={panel}
      id={id}
      role="tooltip"
      data-slot="tooltip-content"
      data-part="tooltip"
      dir="auto"
      className={clsx(
        floatingStyle,
        'fixed top-0 left-0 w-max min-w-[100px] px-3 py-2 text-sm',
        wide ? 'max-w-[min(600px,calc(100vw-16px))]' : 'max-w-[min(300px,calc(100vw-16px))]',
      )}
    >
      {text}
    </div>,
    portalContainer(),
  )
}

/** Moves the tooltip to its side of the anchor, or to the other one, and inside the window. */
function place(tip: HTMLElement, anchor: HTMLElement, side: 'top' | 'bottom'): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const room = document.documentElement.clientWidth - width - EDGE
  const left = Math.max(EDGE, Math.min(at.left + (at.width - width) / 2, room))
  const above = at.top - height - GAP
  const below = at.bottom + GAP
  const fitsAbove = above >= EDGE
  const fitsBelow = below + height <= window.innerHeight - EDGE
  const isAbove = side === 'top' ? fitsAbove : !fitsBelow
  tip.style.translate = `${Math.round(left)}px ${Math.round(isAbove ? Math.max(EDGE, above) : below)}px`
}
