'use client'

import { useId } from 'react'
import { Switch } from '@/components/ui/switch'
import { useUser } from '@/lib/auth/client'
import { openSignIn } from '@/lib/auth/open-sign-in'
import { IntelligenceHelp } from './intelligence-help'

interface Props {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled: boolean
}

/** Also shown to guests, for whom it opens Sign In and stays off. */
export function IntelligenceSwitch({ checked, onCheckedChange, disabled }: Props) {
  const id = useId()
  const user = useUser()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Switch
        id={id}
        checked={checked && user !== undefined}
        disabled={disabled}
        onCheckedChange={(next) => (user ? onCheckedChange(next) : openSignIn())}
      />
      <label htmlFor={id} className="text-sm sm:whitespace-nowrap">
        Use More Intelligence
      </label>
      <IntelligenceHelp />
    </div>
  )
}
