import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

export const PASSWORD_RULE = 'At least 8 characters.'

interface PasswordFieldProps {
  id: string
  name: string
  label: string
  /** For password managers: one that is known, or one that is being chosen. */
  kind: 'current' | 'new'
  /** What is expected of it. */
  rule?: string | undefined
  ref?: React.Ref<HTMLInputElement>
}

export function PasswordField({ id, name, label, kind, rule, ref }: PasswordFieldProps) {
  const ruleId = `${id}-rule`
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...(ref ? { ref } : {})}
        id={id}
        name={name}
        type="password"
        required
        autoComplete={`${kind}-password`}
        {...(rule ? { 'aria-describedby': ruleId } : {})}
      />
      {rule && (
        <p id={ruleId} className="text-sm text-muted">
          {rule}
        </p>
      )}
    </div>
  )
}
