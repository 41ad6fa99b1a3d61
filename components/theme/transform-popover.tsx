'use client'

import type { RefObject } from 'react'
import { isInside } from '@/components/ui/is-inside'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { TransformButtons } from './transform-buttons'

interface Props extends React.ComponentProps<typeof TransformButtons> {
  opener: RefObject<HTMLButtonElement | null>
  onOpenChange: (open: boolean) => void
}

/** The disguises, below the button that opens them. */
export function TransformPopover({ opener, onOpenChange, running, onTransform }: Props) {
  return (
    <Popover open onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <PopoverContent
        align="start"
        aria-label="Transform the stack"
        className="w-[min(400px,calc(100vw-16px))]"
        onInteractOutside={(event) => {
          // It stays while one runs: a message that appears must not close it either. Its button closes it by itself.
          if (running !== undefined || isInside(event.target, opener.current)) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus()
        }}
      >
        <TransformButtons running={running} onTransform={onTransform} />
      </PopoverContent>
    </Popover>
  )
}
