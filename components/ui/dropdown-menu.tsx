'use client'

import { cn } from '@/lib/cn'
import * as Primitive from 'radix-ui/dropdown-menu'
import { portalContainer } from './portal-container'
import { floatingStyle, menuItemStyle } from './floating-style'

/** Not modal: a modal menu injects a style element, which the policy refuses, and hides toasts. */
export function DropdownMenu(props: React.ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = Primitive.Trigger
export const DropdownMenuSub = Primitive.Sub

export function DropdownMenuContent({ className, ...props }: React.ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal container={portalContainer()}>
      <Primitive.Content
        collisionPadding={8}
        data-slot="dropdown-menu-content"
        data-part="menu"
        data-sheet="menu"
        className={cn(
          floatingStyle,
          'max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(320px,calc(100vw-16px))] min-w-44 overflow-y-auto p-1.5',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

/** The submenu may open below the pointer, which must not count as leaving the menu. */
function keepSubmenu(event: React.PointerEvent<HTMLElement>): void {
  const next = event.relatedTarget instanceof Element ? event.relatedTarget.closest('[role=menu]') : null
  if (next && next !== event.currentTarget.closest('[role=menu]')) event.preventDefault()
}

export function DropdownMenuItem({ className, ...props }: React.ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="dropdown-menu-item"
      className={cn(menuItemStyle, className)}
      onPointerLeave={keepSubmenu}
      {...props}
    />
  )
}

/** A group of items of which one is checked. */
export function DropdownMenuRadioGroup(props: React.ComponentProps<typeof Primitive.RadioGroup>) {
  return <Primitive.RadioGroup data-slot="dropdown-menu-radio-group" {...props} />
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: React.ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={cn(menuItemStyle, className)}
      onPointerLeave={keepSubmenu}
      {...props}
    >
      {children}
      {/* On a phone the items share a row, so the mark is next to its word. */}
      <Primitive.ItemIndicator aria-hidden className="ml-auto max-sm:ml-1">
        ✓
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: React.ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      data-slot="dropdown-menu-label"
      className={cn('px-2.5 py-1.5 text-sm text-muted', className)}
      {...props}
    />
  )
}

export function DropdownMenuSeparator({ className, ...props }: React.ComponentProps<typeof Primitive.Separator>) {
  return (
    <Primitive.Separator
      data-slot="dropdown-menu-separator"
      className={cn('-mx-1.5 my-1.5 h-px bg-line', className)}
      {...props}
    />
  )
}

export function DropdownMenuSubTrigger({
  className,
  children,
  ...props
}: React.ComponentProps<typeof Primitive.SubTrigger>) {
  return (
    <Primitive.SubTrigger
      data-slot="dropdown-menu-sub-trigger"
      className={cn(menuItemStyle, className)}
      onPointerLeave={keepSubmenu}
      {...props}
    >
      {children}
      <span aria-hidden className="ml-auto text-muted">
        ▸
      </span>
    </Primitive.SubTrigger>
  )
}

/** On a phone a submenu that would overflow the window is shifted over its menu. */
const inWindow =
  'data-[side=left]:translate-x-[max(0px,calc(100%-var(--radix-dropdown-menu-content-available-width)))] data-[side=right]:translate-x-[min(0px,calc(var(--radix-dropdown-menu-content-available-width)-100%))]'

/** On a phone a submenu is placed above its menu, so that it does not cover it. */
function placeAboveMenu(submenu: HTMLDivElement | null): void {
  const item = document.getElementById(submenu?.getAttribute('aria-labelledby') ?? '')
  const menu = item?.closest('[role=menu]')
  if (!submenu || !menu) return
  const from = `${Math.max(0, window.innerHeight - menu.getBoundingClientRect().top)}px`
  submenu.parentElement?.style.setProperty('--sheet-from', from)
}

export function DropdownMenuSubContent({ className, ...props }: React.ComponentProps<typeof Primitive.SubContent>) {
  return (
    <Primitive.Portal container={portalContainer()}>
      <Primitive.SubContent
        ref={placeAboveMenu}
        collisionPadding={8}
        data-slot="dropdown-menu-content"
        data-part="menu"
        data-sheet="submenu"
        className={cn(
          floatingStyle,
          inWindow,
          'max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(320px,calc(100vw-16px))] min-w-40 overflow-y-auto p-1.5',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}
