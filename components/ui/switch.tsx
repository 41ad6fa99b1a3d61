import { clsx } from 'clsx'

interface SwitchProps extends Omit<React.ComponentProps<'button'>, 'onChange' | 'role' | 'type'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

export function Switch({ checked, onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <button
      data-slot="switch"
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      // The touch target is larger than the visible switch.
      className={clsx(
        'inline-flex h-6 w-11 shrink-0 items-center rounded-full disabled:opacity-50 pointer-coarse:h-11',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className={clsx(
          'flex h-6 w-full items-center rounded-full border transition-colors duration-150',
          checked ? 'border-accent bg-accent' : 'border-muted bg-sunken',
        )}
      >
        <span
          className={clsx(
            'block size-4 rounded-full transition-transform duration-150',
            checked ? 'translate-x-6 bg-accent-ink' : 'translate-x-1 bg-muted',
          )}
        />
      </span>
    </button>
  )
}
