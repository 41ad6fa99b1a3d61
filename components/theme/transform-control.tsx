'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LazyTransformPopover } from './lazy-parts'
import { useTransform } from './use-transform'

/** Turns the stack into a themed variant, and back. */
export function TransformButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { running, transform, isDisguised, restore, canTransform } = useTransform()
  return (
    <>
      <Button
        ref={button}
        disabled={!canTransform}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={LazyTransformPopover.preload}
      >
        Transform
      </Button>
      {open && (
        <LazyTransformPopover
          opener={button}
          onOpenChange={setOpen}
          running={running}
          onTransform={transform}
          onLoadFailed={() => setOpen(false)}
        />
      )}
      {isDisguised && <Button onClick={restore}>Back to the original</Button>}
    </>
  )
}
