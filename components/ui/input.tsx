import { clsx } from 'clsx'
import { fieldStyle } from './field-style'

export function Input({ className, type = 'text', ...props }: React.ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      data-part="field"
      type={type}
      dir="auto"
      className={clsx(fieldStyle, 'h-10 pointer-coarse:h-11', className)}
      {...props}
    />
  )
}
