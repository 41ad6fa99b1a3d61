'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

interface PersonaWishesProps {
  busy: boolean
  canAdjust: boolean
  onAdjust: (wish: string) => void
  onNew: (wish: string) => void
  onEdit: () => void
  onEditLikely: () => void
}

/** Next to the board and on a phone the panel is narrow, so the buttons share its width. */
const BUTTON = 'max-sm:grow xl:grow xl:px-2!'

/** A text field for a wish, with buttons to adjust the page or to generate a new one. */
export function PersonaWishes({ busy, canAdjust, onAdjust, onNew, onEdit, onEditLikely }: PersonaWishesProps) {
  const id = useId()
  const [asksForWish, setAsksForWish] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // Uncontrolled, so that text typed before hydration is kept.
  const wish = () => field.current?.value.trim() ?? ''

  const adjust = () => {
    if (wish() !== '') return onAdjust(wish())
    setAsksForWish(true)
    field.current?.focus()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2 noscript:hidden print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (canAdjust) adjust()
        else onNew(wish())
      }}
    >
      <Label htmlFor={id} className="text-sm">
        Your wish for the persona page
      </Label>
      <Input
        id={id}
        ref={field}
        maxLength={2000}
        placeholder="darker, bigger quote, hide the counter"
        aria-describedby={asksForWish ? `${id}-hint` : undefined}
        onChange={() => setAsksForWish(false)}
      />
      {asksForWish && (
        <p id={`${id}-hint`} role="status" className="text-sm text-muted">
          Say what should change, then press Adjust.
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="sm" className={BUTTON} disabled={busy || !canAdjust}>
          Adjust
        </Button>
        <Button size="sm" className={BUTTON} disabled={busy} onClick={() => onNew(wish())}>
          Generate new
        </Button>
        <Button size="sm" className={BUTTON} onPointerEnter={onEditLikely} onFocus={onEditLikely} onClick={onEdit}>
          Edit HTML
        </Button>
      </div>
    </form>
  )
}
