'use client'

import { useEffect, useId, useRef, useState } from 'react'
import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import { useStudio } from '@/components/studio/studio'
import { Hero } from './hero'

const GeneratorCard = dynamic(() => import('./generator-card').then((part) => part.GeneratorCard))

/** Where a stack is described and made: open while there is none, behind a button once there is one. */
export function Generator() {
  const { content } = useStudio()
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const hasStack = content.sections.length > 0
  /** What the visitor chose with the button. */
  const [chosen, setChosen] = useState<boolean>()
  /** A stack that was made in this panel does not close it: the next wish may come at once. */
  const [madeHere, setMadeHere] = useState(false)
  /** Kept once it was shown, so that what was typed is there when it opens again. */
  const open = chosen ?? (!hasStack || madeHere)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)

  const [made, setMade] = useState(0)
  useEffect(() => {
    // The button that had the focus is gone or can't be pressed any more.
    if (made > 0 && document.activeElement === document.body) toggle.current?.focus({ preventScroll: true })
  }, [made])

  const watching = useRef(false)
  useEffect(() => {
    if (!hasStack || !watching.current) return
    watching.current = false
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    end.current?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
  }, [hasStack])

  return (
    <section aria-label="Generator" className="flex flex-col gap-3">
      {!hasStack && <Hero />}
      {hasStack && (
        <Button
          ref={toggle}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setChosen(!open)}
          className="self-start"
        >
          Create your own
        </Button>
      )}
      <div id={panelId} hidden={!open}>
        {wasOpen && (
          <GeneratorCard
            onStart={() => {
              setMadeHere(true)
              watching.current = !hasStack
            }}
            onGenerated={() => setMade((count) => count + 1)}
          />
        )}
      </div>
      {/* When the first section comes, the window moves on to the board; the line with Cancel stays in sight. */}
      <div ref={end} className="scroll-mt-20" />
    </section>
  )
}
