'use client'

import type { RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { LazyTransformPopover } from './lazy-parts'
import { useTransform } from './use-transform'

interface TransformControlProps {
  button: RefObject<HTMLButtonElement | null>
  /** The button that opens the transforms if this one is hidden. */
  menuButton: RefObject<HTMLButtonElement | null>
  /** Whether the button is visible. In reading mode the menu opens the transforms. */
  shown: boolean
  className: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The button Transform and its popover. */
export function TransformControl({ button, menuButton, shown, className, open, onOpenChange }: TransformControlProps) {
  const { running, transform, isTransformed, original, restore, canTransform } = useTransform()
  const isButtonVisible = () => (button.current?.offsetWidth ?? 0) > 0
  return (
    <>
      {shown && (
        <Button
          ref={button}
          className={className}
          disabled={!canTransform}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
          onPointerEnter={LazyTransformPopover.preload}
        >
          Transform
        </Button>
      )}
      {open && (
        <LazyTransformPopover
          opener={() => (isButtonVisible() ? button.current : menuButton.current)}
          onOpenChange={onOpenChange}
          running={running}
          onTransform={transform}
          original={original}
          onLoadFailed={() => onOpenChange(false)}
        />
      )}
      {shown && isTransformed && <Button onClick={restore}>Back to the original</Button>}
    </>
  )
}
