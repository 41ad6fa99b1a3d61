'use client'

import { clsx } from 'clsx'
import * as Primitive from 'radix-ui/tooltip'
import { floatingStyle } from './floating-style'

const OPEN_AFTER_MS = 700
const SKIP_MS = 300

interface TooltipProps {
  /** What it says. */
  content: React.ReactNode
  /** The control that it belongs to: one element that takes a ref. */
  children: React.ReactNode
  /** At least 100 px wide; at most 300 px in the explore grid, 600 px on a stack. */
  className?: string
}

export function Tooltip({ content, children, className = 'max-w-[300px]' }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={OPEN_AFTER_MS} skipDelayDuration={SKIP_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            data-part="tooltip"
            className={clsx(floatingStyle, 'min-w-[100px] px-3 py-2 text-sm', className)}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
