import { clsx } from 'clsx'
import { fieldStyle } from './field-style'

export function Textarea({ className, ...props }: React.ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      data-part="field"
      dir="auto"
      className={clsx(fieldStyle, 'min-h-20 py-2', className)}
      {...props}
    />
  )
}
