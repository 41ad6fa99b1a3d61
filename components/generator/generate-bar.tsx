'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { progressWords } from '@/lib/generate/progress'
import { ProgressLine } from './progress-line'
import type { Running } from './use-generation'

interface Props {
  running: Running | undefined
  blank: boolean
  onGenerate: () => void
  onCancel: () => void
  /** The switch that stands before the button. */
  children: React.ReactNode
}

/** The last line of the card, at the foot of the window on a phone, and what is happening meanwhile. */
export function GenerateBar({ running, blank, onGenerate, onCancel, children }: Props) {
  const primary = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const isRunning = running !== undefined
  // One button turns into the other: a focus that stood there goes with it.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) primary.current?.focus({ preventScroll: true })
    pressed.current = isRunning && document.activeElement === primary.current
  }, [isRunning])

  return (
    <div className="sticky bottom-(--keyboard,0px) z-10 mt-4 -mb-px rounded-b-card border-t bg-raised sm:static">
      {running && <ProgressLine estimateMs={running.estimateMs} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        {children}
        <p
          role="status"
          className="order-last w-full text-[13px] text-muted empty:hidden sm:order-none sm:ml-auto sm:w-auto"
        >
          {running ? progressWords(running.sections) : ''}
        </p>
        {isRunning ? (
          <Button ref={primary} key="cancel" onClick={onCancel} className="max-sm:flex-1">
            Cancel generation
          </Button>
        ) : (
          <Button
            ref={primary}
            key="generate"
            variant="primary"
            disabled={blank}
            onClick={() => {
              pressed.current = true
              onGenerate()
            }}
            className="max-sm:flex-1"
          >
            Generate Stack
          </Button>
        )}
      </div>
    </div>
  )
}
