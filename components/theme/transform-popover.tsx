'use client'

import { useRef } from 'react'
import { isInside } from '@/components/ui/is-inside'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { TransformButtons } from './transform-buttons'

interface Props extends React.ComponentProps<typeof TransformButtons> {
  /** The button below which the popover opens. */
  opener: () => HTMLElement | null
  onOpenChange: (open: boolean) => void
}

/** The transforms, in a popover below the button that opens them. */
export function TransformPopover({ opener, onOpenChange, ...transform }: Props) {
  const anchor = useRef({ getBoundingClientRect: () => opener()?.getBoundingClientRect() ?? new DOMRect() })
  return (
    <Popover open onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        align="start"
        aria-label="Transform the stack"
        className="w-[min(440px,calc(100vw-16px))]"
        onInteractOutside={(event) => {
          // Stays open during a request, and when a toast is pressed. Its button closes it.
          if (transform.running !== undefined || isInside(event.target, opener())) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener()?.focus()
        }}
      >
        <TransformButtons {...transform} />
      </PopoverContent>
    </Popover>
  )
}
