import { cn } from '@/lib/cn'

/** The browser's own box in the accent colour: it works before any script does, and in forced colours too. */
export function Checkbox({ className, ...props }: Omit<React.ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={cn('size-5 shrink-0 accent-(--accent) pointer-coarse:size-6', className)}
      {...props}
    />
  )
}
