import { cn } from '@/lib/cn'

/** A native checkbox in the accent colour, which works before hydration and in forced colours. */
export function Checkbox({ className, ...props }: Omit<React.ComponentProps<'input'>, 'type'>) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      className={cn('size-5 shrink-0 accent-(--accent) pointer-coarse:size-6', className)}
      {...props}
    />
  )
}
