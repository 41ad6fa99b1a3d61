import { clsx } from 'clsx'

interface SectionActionProps extends React.ComponentProps<'button'> {
  label: string
  /** What the board's one listener does when it is pressed. */
  act: string
}

export function SectionAction({ label, act, className, children, ...props }: SectionActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-act={act}
      className={clsx(
        'inline-flex h-8 w-6 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-disabled:opacity-60 pointer-coarse:size-11',
        className,
      )}
      {...props}
    >
      {children}
    </button>
  )
}
