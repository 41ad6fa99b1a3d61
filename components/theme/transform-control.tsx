'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { OptionalPart } from '@/components/ui/optional-part'
import { useOpening } from '@/components/ui/use-opening'
import { loadEarly } from '@/lib/browser/load-early'
import { loadTransformPopover } from './load-parts'
import { useTransform } from './use-transform'

const TransformPopover = latePart(loadTransformPopover)

/** Turns the stack into a themed variant, and back. */
export function TransformButton() {
  const button = useRef<HTMLButtonElement>(null)
  const { open, setOpen, wasOpen, giveUp } = useOpening()
  const { running, transform, isDisguised, restore, canTransform } = useTransform()
  return (
    <>
      <Button
        ref={button}
        disabled={!canTransform}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => loadEarly(loadTransformPopover)}
      >
        Transform
      </Button>
      {wasOpen && (
        <OptionalPart onFailed={giveUp}>
          <TransformPopover
            opener={button}
            open={open}
            onOpenChange={setOpen}
            running={running}
            onTransform={transform}
          />
        </OptionalPart>
      )}
      {isDisguised && <Button onClick={restore}>Back to the original</Button>}
    </>
  )
}
