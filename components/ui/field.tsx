import { Label } from './label'

interface FieldProps {
  label: string
  id: string
  hint?: string | undefined
  invalid?: boolean
  children: React.ReactNode
}

/** A label, what is typed, and what is wrong with it. */
export function Field({ label, id, hint, invalid = false, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children}
      {hint && (
        <p
          id={`${id}-hint`}
          role={invalid ? 'alert' : undefined}
          className={invalid ? 'text-sm text-danger' : 'text-sm text-muted'}
        >
          {hint}
        </p>
      )}
    </div>
  )
}
