import { useId } from 'react'
import { TOOL_STATUS_LABELS, TOOL_STATUSES, type ToolStatus } from '@/lib/stack/limits'

interface StatusFieldProps {
  value: ToolStatus
  onChange: (status: ToolStatus) => void
}

export function StatusField({ value, onChange }: StatusFieldProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Status</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {TOOL_STATUSES.map((status) => (
          <label key={status} className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
            <input
              type="radio"
              name={name}
              checked={value === status}
              onChange={() => onChange(status)}
              className="size-4.5 accent-accent"
            />
            {TOOL_STATUS_LABELS[status]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
