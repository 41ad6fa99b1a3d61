'use client'

import { useId } from 'react'
import { Switch } from '@/components/ui/switch'
import { Tooltips } from '@/components/ui/tooltips'
import { useUser } from '@/lib/auth/client'
import { openSignIn } from '@/lib/auth/open-sign-in'

const HELP = 'Reads between the lines with a stronger model. It takes longer, and it is for signed-in users.'

interface Props {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled: boolean
}

/** Shown to guests, too: for them it opens Sign In and stays off. */
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
      <Tooltips>
        <button
          type="button"
          aria-label="About more intelligence"
          data-tip={HELP}
          className="flex size-6 shrink-0 items-center justify-center rounded-full text-[0.8125rem] text-muted hover:text-ink pointer-coarse:size-11"
        >
          <span
            aria-hidden
            className="flex size-[18px] items-center justify-center rounded-full border text-[0.6875rem]"
          >
            ?
          </span>
        </button>
      </Tooltips>
    </div>
  )
}
