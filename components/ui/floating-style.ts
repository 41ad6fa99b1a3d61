/** The style of menus, popovers and tooltips: the only shadow level. */
export const floatingStyle =
  'z-50 rounded-control border bg-raised text-ink wrap-anywhere shadow-float transition-opacity duration-120 starting:opacity-0'

export const menuItemStyle =
  'flex min-h-8 cursor-default items-center gap-2 rounded-[calc(var(--radius-control)-4px)] px-2.5 py-1 text-sm outline-none select-none data-[highlighted]:bg-sunken data-[highlighted]:outline-2 data-[highlighted]:-outline-offset-2 data-[highlighted]:outline-accent data-[disabled]:opacity-50 data-[state=open]:bg-sunken pointer-coarse:min-h-11'
