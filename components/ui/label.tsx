import { clsx } from 'clsx'

export function Label({ className, ...props }: React.ComponentProps<'label'>) {
  return <label data-slot="label" className={clsx('text-sm font-medium', className)} {...props} />
}
