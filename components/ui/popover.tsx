'use client'

import { cn } from '@/lib/cn'
import * as Primitive from 'radix-ui/popover'
import { floatingStyle } from './floating-style'

export const Popover = Primitive.Root
export const PopoverAnchor = Primitive.Anchor

export function PopoverContent({ className, ...props }: React.ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        data-slot="popover-content"
        data-part="popover"
        data-sheet="popover"
        className={cn(floatingStyle, 'max-h-(--radix-popover-content-available-height) overflow-y-auto p-4', className)}
        {...props}
      />
    </Primitive.Portal>
  )
}
