import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

export const PASSWORD_RULE = 'At least 8 characters.'

interface PasswordFieldProps {
  name: string
  label: string
  /** For password managers: an existing password, or a new one. */
  kind: 'current' | 'new'
  /** The rule that the password must satisfy. */
  rule?: string | undefined
  ref?: React.Ref<HTMLInputElement>
}

export function PasswordField({ name, label, kind, rule, ref }: PasswordFieldProps) {
  return (
    <Field label={label} hint={rule}>
      {(field) => <Input {...field} ref={ref} name={name} type="password" required autoComplete={`${kind}-password`} />}
    </Field>
  )
}
