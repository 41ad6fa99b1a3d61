'use client'

import { useId } from 'react'
import { Label } from './label'

/** Attributes that connect an input to its label and messages. */
export interface FieldAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  hint?: string | undefined
  invalid?: boolean
  children: (field: FieldAttributes) => React.ReactNode
}

/** A labelled input with its hint and error message. */
export function Field({ label, hint, invalid = false, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-invalid': invalid || undefined, 'aria-describedby': hint ? hintId : undefined })}
      {hint && (
        <p
          id={hintId}
          role={invalid ? 'alert' : undefined}
          className={invalid ? 'text-sm text-danger' : 'text-sm text-muted'}
        >
          {hint}
        </p>
      )}
    </div>
  )
}
