'use client'

import { useState } from 'react'
import dynamic from 'next/dynamic'
import { OptionalPart } from '@/components/studio/optional-part'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { loadEarly } from '@/lib/load-early'
import { useTransform } from './use-transform'

const loadThemes = () => import('./transform-buttons').then((part) => part.TransformButtons)
const TransformButtons = dynamic(loadThemes, {
  ssr: false,
  // As high as what comes, so that the popover opens where it will stay.
  loading: () => <div className="h-[340px] pointer-coarse:h-[410px]" />,
})

/** Turns the stack into a themed variant, and back. */
export function TransformButton() {
  const [open, setOpen] = useState(false)
  const { running, transform, isDisguised, restore, canTransform } = useTransform()
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button disabled={!canTransform} onPointerEnter={() => loadEarly(loadThemes)}>
            Transform
          </Button>
        </PopoverTrigger>
        <PopoverContent
          align="start"
          aria-label="Transform the stack"
          className="w-[min(400px,calc(100vw-16px))]"
          // It stays while one runs: a message that appears must not close it either.
          onInteractOutside={(event) => running !== undefined && event.preventDefault()}
        >
          <OptionalPart onFailed={() => setOpen(false)}>
            <TransformButtons running={running} onTransform={transform} />
          </OptionalPart>
        </PopoverContent>
      </Popover>
      {isDisguised && <Button onClick={restore}>Back to the original</Button>}
    </>
  )
}
