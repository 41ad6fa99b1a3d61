'use client'

import { useRef } from 'react'
import { clsx } from 'clsx'
import { CloseIcon } from '@/components/ui/icons'
import { dismissToast, type ToastMessage } from '@/lib/toast/toast'
import { useToastPlace } from './use-toast-place'
import { useToastReach } from './use-toast-reach'
import { useToastSwipe } from './use-toast-swipe'
import { useToastTimer } from './use-toast-timer'

/**
 * The current toast, above all floating elements. `aria-live` on the region keeps an open dialog
 * from hiding it, and the live regions exist before their first message, so that screen readers
 * announce it.
 */
export function Toaster({ message }: { message: ToastMessage | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const shown = message?.open ? message : undefined
  const close = () => message && dismissToast(message.id)
  const leave = useToastReach(region, close)
  useToastTimer(region, shown?.id)
  const place = useToastPlace(shown?.id)
  useToastSwipe(card, shown?.id)

  const urgent = shown?.variant === 'destructive'
  const atFoot = shown !== undefined && !urgent && place === 'corner'
  const words = shown && (
    <div key={shown.id}>
      <div className="font-semibold">{shown.title}</div>
      {shown.description && <div className={urgent ? undefined : 'text-muted'}>{shown.description}</div>}
    </div>
  )
  return (
    <div
      ref={region}
      role="region"
      aria-label="Notifications (F8)"
      aria-live="off"
      tabIndex={-1}
      data-above-dialogs=""
      // On a phone, errors and toasts during a dialog are at the top: buttons of dialogs and the
      // keyboard are at the bottom. Others are a low strip on the bottom bar, so that they cover
      // neither the title of a new stack nor its tools. The region has no height while it is empty,
      // or its growth would count as a layout shift.
      className={clsx(
        'group pointer-events-none fixed inset-x-0 print:hidden z-[100] outline-none sm:top-0 sm:right-auto sm:w-[420px]',
        atFoot ? 'max-sm:top-[calc(100%-4rem)] max-sm:-translate-y-full [--from:12px]' : 'max-sm:top-0 [--from:-12px]',
        place === 'corner'
          ? 'sm:top-full sm:left-full sm:-translate-x-full sm:-translate-y-full sm:[--from:12px]'
          : 'sm:left-1/2 sm:-translate-x-1/2 sm:[--from:-12px]',
        place === 'moved above' && 'sm:transition-[top,left,translate] duration-200 sm:ease-out',
        shown && 'p-2 max-sm:py-1 sm:p-4',
        shown && !atFoot && 'max-sm:transition-[top]',
      )}
    >
      <div
        ref={card}
        data-part="toast"
        data-variant={shown?.variant}
        className={
          shown
            ? `pointer-events-auto flex touch-pan-y ${place === 'moved above' ? 'animate-[toast-glide_200ms]' : 'animate-[toast-in_160ms_ease-out]'} items-start gap-3 rounded-card border p-4 shadow-float select-none max-sm:items-center max-sm:px-3 max-sm:py-1 max-sm:text-[0.8125rem] max-sm:leading-4.5 group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-accent ${urgent ? 'border-danger bg-danger text-danger-ink' : 'bg-raised'}`
            : undefined
        }
      >
        <div className="min-w-0 flex-1 wrap-anywhere">
          <div role="status" aria-live="polite" aria-atomic>
            {!urgent && words}
          </div>
          <div role="alert" aria-live="assertive" aria-atomic>
            {urgent && words}
          </div>
        </div>
        {shown?.action && (
          <button
            type="button"
            className="-my-1 min-h-8 shrink-0 rounded-control border border-current px-3 font-medium pointer-coarse:-my-2 pointer-coarse:min-h-11 max-sm:my-0!"
            onClick={() => {
              shown.action?.run()
              leave()
            }}
          >
            {shown.action.label}
          </button>
        )}
        {shown && (
          <button
            type="button"
            aria-label="Dismiss notification"
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-control max-sm:-my-1 max-sm:-mr-3 sm:size-9"
            onClick={leave}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </div>
  )
}
