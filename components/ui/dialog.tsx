'use client'

import { cn } from '@/lib/cn'
import { useLayoutEffect, useRef } from 'react'
import * as Primitive from 'radix-ui/dialog'
import { Button } from './button'
import { hideBackground } from './hide-background'

interface DialogProps {
  /** Omitted by dialogs that are rendered only while open. */
  open?: boolean
  onClose: () => void
  /** The heading and accessible name. */
  title: string
  description?: React.ReactNode
  children: React.ReactNode
  className?: string
  /** Where focus goes if the opener no longer exists. */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined
}

/**
 * The opener of the newest dialog: a dialog that replaces another returns focus to the first
 * opener.
 */
let newestOpener: HTMLElement | null = null

function openerNow(): HTMLElement | null {
  const active = document.activeElement
  if (active instanceof HTMLElement && active !== document.body) newestOpener = active
  return newestOpener
}

/** The field to focus. None on a touch screen, whose keyboard would cover the dialog. */
function firstField(dialog: EventTarget | null): HTMLElement | null {
  if (!(dialog instanceof HTMLElement) || window.matchMedia('(pointer: coarse)').matches) return null
  return (
    dialog.querySelector<HTMLElement>(
      'input:not([type=radio], [type=file], :disabled), textarea, [contenteditable=true]',
    ) ?? dialog.querySelector<HTMLElement>('input[type=radio]:checked')
  )
}

const isMessage = (target: EventTarget | null) => target instanceof Element && target.closest('[data-above-dialogs]')

/**
 * A modal dialog. The page behind is inert, but toasts (marked `data-above-dialogs`) stay readable
 * and operable: Radix's modal mode would hide them, and would inject a style element that the
 * policy refuses.
 */
export function Dialog({ open = true, onClose, children, ...rest }: DialogProps) {
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      modal={false}
    >
      <Primitive.Portal>
        <DialogPanel {...rest}>{children}</DialogPanel>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function DialogPanel({
  title,
  description,
  children,
  className,
  returnFocusTo,
}: Omit<DialogProps, 'open' | 'onClose'>) {
  const backdrop = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    opener.current ??= openerNow()
    return hideBackground(backdrop.current)
  }, [])

  return (
    <div
      ref={backdrop}
      className="fixed inset-0 z-40 flex items-end justify-center overflow-y-auto bg-black/45 p-0 transition-opacity duration-150 starting:opacity-0 sm:grid sm:grid-cols-1 sm:grid-rows-[minmax(var(--room),1fr)_auto_minmax(1.5rem,1fr)] sm:justify-items-center sm:px-6 sm:[--room:min(6.5rem,15dvh)]"
    >
      <Primitive.Content
        data-slot="dialog-content"
        data-part="dialog"
        // Leaves room for a toast above it.
        className={cn(
          'max-h-[calc(100dvh-6.5rem)] sm:row-start-2 sm:max-h-[calc(100dvh-var(--room)-1.5rem)] w-full max-w-lg overflow-y-auto rounded-t-card border bg-raised p-(--edge) text-ink shadow-float [--edge:20px] sm:rounded-card sm:[--edge:24px]',
          className,
        )}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        onOpenAutoFocus={(event) => {
          const field = firstField(event.currentTarget)
          if (!field) return
          event.preventDefault()
          field.focus()
        }}
        onFocusOutside={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => {
          if (isMessage(event.target) || event.target !== backdrop.current) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Runs a moment after the dialog has closed: do not move focus that the user has moved
          // since.
          if (document.activeElement !== document.body) return
          // The opener may be removed or disabled by now.
          const candidates = [opener.current, returnFocusTo?.(), document.getElementById('content')]
          for (const candidate of candidates) {
            candidate?.focus({ preventScroll: candidate.id === 'content' })
            if (document.activeElement !== document.body) return
          }
        }}
      >
        <div data-part="dialog-bar" className="mb-4 flex items-start gap-4">
          <div className="min-w-0 flex-1">
            <Primitive.Title className="font-heading text-lg leading-7 font-semibold tracking-tight wrap-anywhere">
              {title}
            </Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="mt-1 text-sm text-muted">{description}</Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Close dialog" className="-mt-1 -mr-2">
              <span aria-hidden>✕</span>
            </Button>
          </Primitive.Close>
        </div>
        {children}
      </Primitive.Content>
    </div>
  )
}

/** The buttons of a dialog, sticky at its lower edge, so that they are visible in long dialogs. */
export function DialogActions({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div
      className={cn(
        'sticky -bottom-(--edge) -mx-1 -mb-(--edge) flex justify-end gap-2 bg-(--floor,var(--raised)) px-1 pt-2 pb-(--edge) shadow-[0_-8px_8px_var(--floor,var(--raised))]',
        className,
      )}
    >
      {children}
    </div>
  )
}
