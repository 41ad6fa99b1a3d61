import { clsx } from 'clsx'
import { boardAction, type BoardActionType } from './board-action'

interface SectionActionProps extends React.ComponentProps<'button'> {
  label: string
  action: BoardActionType
}

export function SectionAction({ label, action, className, children, ...props }: SectionActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...boardAction(action)}
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
