'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { progressText } from '@/lib/generate/progress'
import { ProgressLine } from './progress-line'
import type { Running } from './use-generation'

interface Props {
  running: Running | undefined
  blank: boolean
  onGenerate: () => void
  onCancel: () => void
  /** The sticky bar at the bottom of the window. */
  ref: React.Ref<HTMLDivElement>
  /** The switch before the button. */
  children: React.ReactNode
}

/** The card's last line with Generate or Cancel and the progress; a sticky bar on a phone. */
export function GenerateBar({ running, blank, onGenerate, onCancel, ref, children }: Props) {
  const primary = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const isRunning = running !== undefined
  // Generate and Cancel are one place: move focus from the removed button to the other.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) primary.current?.focus({ preventScroll: true })
    pressed.current = isRunning && document.activeElement === primary.current
  }, [isRunning])

  return (
    // On a phone this box has display: contents, so that the bar can stick along the whole card.
    <div className="mt-3 max-sm:contents sm:relative sm:flex sm:items-center sm:gap-4 sm:border-t sm:px-5 sm:py-3">
      <div className="max-sm:px-4 max-sm:pt-2 max-sm:pb-3">{children}</div>
      <div
        ref={ref}
        className="sticky noscript:static bottom-(--keyboard,0px) z-10 flex items-center gap-4 rounded-b-card border-t bg-raised px-4 py-3 sm:static sm:ml-auto sm:border-0 sm:bg-transparent sm:p-0"
      >
        {running && <ProgressLine estimateMs={running.estimateMs} complete={running.complete} />}
        {/* Beside the button, so that the bar is as tall while it runs as before and after. Empty it takes no gap. */}
        <p role="status" className="text-[0.8125rem] leading-5 text-muted empty:-mr-4 not-empty:flex-1">
          {running ? progressText(running.sections) : ''}
        </p>
        {isRunning ? (
          <Button
            ref={primary}
            key="cancel"
            // Cancel replaces Generate in place: ignore the second click of a double click and a
            // repeated key.
            onClick={({ detail }) => {
              if (detail < 2) onCancel()
            }}
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault()
            }}
          >
            Cancel generation
          </Button>
        ) : (
          <Button
            ref={primary}
            key="generate"
            variant="default"
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
