'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { clsx } from 'clsx'
import { portalContainer } from './portal-container'
import { floatingStyle } from './floating-style'
import { TIP_CLOSES_AFTER_MS, TIP_OPENS_AFTER_MS, TIP_SKIPS_WITHIN_MS } from './tooltip-delays'

const GAP = 6
const EDGE = 8

interface Shown {
  readonly anchor: HTMLElement
  readonly text: string
}

const tipOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

/**
 * Tooltips for server-rendered content: every element inside with `data-tip` gets one on hover,
 * focus and press, without separate components and listeners. 100 to 300 px wide.
 */
export function Tooltips({ children }: { children: React.ReactNode }) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(-TIP_SKIPS_WITHIN_MS)

  const show = (anchor: HTMLElement, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown({ anchor, text: anchor.dataset.tip ?? '' }), delay)
  }
  const hide = (delay = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setShown(undefined)
      closedAt.current = performance.now()
    }, delay)
  }
  const isSkipping = () => shown !== undefined || performance.now() - closedAt.current < TIP_SKIPS_WITHIN_MS

  useEffect(() => {
    // A pointer that entered before hydration fires no event for it.
    const rested = root.current?.querySelector<HTMLElement>('[data-tip]:hover')
    if (rested && matchMedia('(hover: hover)').matches) show(rested, TIP_OPENS_AFTER_MS)
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => {
    if (!shown) return
    const close = () => {
      // Ignore a press that would open it again.
      clearTimeout(timer.current)
      setShown(undefined)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const own = shown.anchor.getAttribute('aria-describedby')
    shown.anchor.setAttribute('aria-describedby', own === null ? id : `${own} ${id}`)
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', close, { passive: true, capture: true })
    return () => {
      if (own === null) shown.anchor.removeAttribute('aria-describedby')
      else shown.anchor.setAttribute('aria-describedby', own)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [shown, id])

  return (
    <div
      ref={root}
      className="contents"
      onPointerOver={(event) => {
        const anchor = tipOf(event.target)
        if (anchor && event.pointerType !== 'touch' && anchor !== shown?.anchor)
          show(anchor, isSkipping() ? 0 : TIP_OPENS_AFTER_MS)
      }}
      onPointerOut={(event) => {
        if (tipOf(event.target) && tipOf(event.target) !== tipOf(event.relatedTarget)) hide(TIP_CLOSES_AFTER_MS)
      }}
      onFocus={(event) => {
        const anchor = tipOf(event.target)
        if (anchor?.matches(':focus-visible')) show(anchor, 0)
      }}
      onBlur={() => hide()}
      onClick={(event) => {
        const anchor = tipOf(event.target)
        // A link is followed on tap; a button that only explains itself opens its tooltip.
        if (anchor instanceof HTMLButtonElement) show(anchor, 0)
        else hide()
      }}
    >
      {children}
      {shown &&
        createPortal(
          <div
            ref={(tip) => {
              if (tip) place(tip, shown.anchor)
            }}
            id={id}
            role="tooltip"
            data-part="tooltip"
            dir="auto"
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => hide(TIP_CLOSES_AFTER_MS)}
            className={clsx(floatingStyle, 'fixed top-0 left-0 w-max max-w-[300px] min-w-[100px] px-3 py-2 text-sm')}
          >
            {shown.text}
          </div>,
          portalContainer(),
        )}
    </div>
  )
}

/** Above its anchor if there is room, else below, and inside the window. */
function place(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const left = Math.min(Math.max(EDGE, at.left + (at.width - width) / 2), window.innerWidth - width - EDGE)
  const above = at.top - height - GAP
  tip.style.translate = `${Math.round(left)}px ${Math.round(above >= EDGE ? above : at.bottom + GAP)}px`
}
