'use client'

import { useEffect, useRef, useState } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import type { OpenMenu } from './open-menu'

interface FloatingMenuProps {
  at: OpenMenu['at']
  opener: HTMLElement
  label: string | undefined
  align: 'start' | 'end'
  onClose: () => void
  children: React.ReactNode
}

/**
 * A menu next to its opener, which gets focus back. Opened by keyboard, its first item has focus.
 */
export function FloatingMenu({ at, opener, label, align, onClose, children }: FloatingMenuProps) {
  const { left, top, width, height } = at
  const panel = useRef<HTMLDivElement>(null)
  const [byKeys] = useState(() => opener.matches(':focus-visible'))
  useEffect(() => {
    if (byKeys) panel.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
  }, [byKeys])

  return (
    <DropdownMenu
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={panel}
        align={align}
        sideOffset={4}
        aria-labelledby={undefined}
        aria-label={label}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // Unless an item has moved the focus already.
          if (document.activeElement === document.body && opener.isConnected) opener.focus()
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
