'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import dynamic from 'next/dynamic'
import { firstSection } from '@/components/board/elements'
import { preloadBoard } from '@/components/board/lazy-parts'
import { useStudio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { PartBoundary } from '@/components/ui/lazy-part'
import { LazyGeneratorCard } from './lazy-parts'
import { scrollBehavior } from './scroll-behavior'
import { useScrollIntoView } from './use-scroll-into-view'

/**
 * A card that is open from the start comes with the page, because what is put in later would push away what is being
 * read. One that comes with a press may be waited for: the button and the rest of the page answer meanwhile.
 */
const FirstCard = dynamic(() => import('./generator-card').then((part) => part.GeneratorCard))

interface GeneratorProps {
  /** What stands above while there is no stack. */
  hero: ReactNode
  /** What stands above a stack. */
  heading: ReactNode
}

/** Where a stack is described and made: open while there is none, behind a button once there is one. */
export function Generator({ hero, heading }: GeneratorProps) {
  const { content } = useStudio()
  const panelId = useId()
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
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
  useScrollIntoView(panel, button, chosen === true)

  const [openAtFirst, setOpenAtFirst] = useState(open)
  const Card = openAtFirst ? FirstCard : LazyGeneratorCard
  /** The card did not come: the button is there to ask for it again. */
  const close = () => {
    setChosen(false)
    setWasOpen(false)
    setOpenAtFirst(false)
  }

  /** How often a first section has come. The window moves on to the board then; the line with Cancel stays in sight. */
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (arrivals === 0) return
    end.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  }, [arrivals])

  /** How often a stack was made. The focus goes to it then, unless the visitor is somewhere else already. */
  const [made, setMade] = useState(0)
  useEffect(() => {
    const active = document.activeElement
    if (made === 0 || (active !== document.body && !panel.current?.contains(active))) return
    firstSection()?.focus({ preventScroll: true })
  }, [made])

  return (
    <>
      {/* Closed, the button shares a row with what follows. */}
      <div className={open ? 'grid w-full grid-cols-[100%] grid-rows-[auto_1fr] gap-y-6' : 'contents'}>
        {/* It keeps its place when its stack comes, so that the card below stays where somebody is looking. */}
        {(!hasStack || (madeHere && open)) && (
          <div className={clsx('col-1 row-[1/3]', hasStack && 'invisible print:hidden')}>{hero}</div>
        )}
        {hasStack && <div className="col-1 row-1 w-full">{heading}</div>}
        {(hasStack || !open) && (
          <Button
            ref={button}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setChosen(!open)}
            className={clsx(
              'col-1 row-2 justify-self-start noscript:hidden print:hidden',
              open ? 'self-end' : 'max-sm:-mb-4',
            )}
          >
            Create your own
          </Button>
        )}
      </div>
      <section aria-label="Generator" ref={panel} id={panelId} hidden={!open} className="w-full print:hidden">
        {wasOpen && (
          <PartBoundary onLoadFailed={close}>
            <Card
              onLoadFailed={close}
              onStart={() => {
                setMadeHere(true)
                preloadBoard()
              }}
              onFirstSection={() => setArrivals((count) => count + 1)}
              onGenerated={() => setMade((count) => count + 1)}
            />
          </PartBoundary>
        )}
        <div ref={end} className="scroll-mt-20" />
      </section>
    </>
  )
}
