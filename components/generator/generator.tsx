'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { firstSection } from '@/components/board/elements'
import { preloadBoard } from '@/components/board/lazy-parts'
import { useStudio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { lazyPart, PartBoundary } from '@/components/ui/lazy-part'
import { LazyGeneratorCard } from './lazy-parts'
import { EMPTY_PROMPT_FIELDS, type PromptFields } from '@/lib/generate/prompt-fields'
import { scrollBehavior } from './scroll-behavior'
import { useScrollIntoView } from './use-scroll-into-view'

/**
 * An open card is part of the page, because inserting it later would shift the content. A card that
 * is opened by a press loads then, while the page stays responsive.
 */
const FirstCard = lazyPart(() => import('./generator-card').then((part) => part.GeneratorCard), { when: 'hydrated' })

/** Not from `useId`, which differs between the page and its parts that our server renders. */
const PANEL_ID = 'generator'

interface GeneratorProps {
  /** Shown above the generator if there is no stack. */
  hero: ReactNode
  /** Shown above the generator if there is a stack. */
  heading: ReactNode
  /** Shown after the button below the heading. */
  actions: ReactNode
  /** Keeps the panel open while a stack is generated; it collapses afterwards. */
  madeHere: boolean
  setMadeHere: (madeHere: boolean) => void
}

/**
 * The panel in which a stack is described and generated: open without a stack, else behind a
 * button.
 */
export function Generator({ hero, heading, actions, madeHere, setMadeHere }: GeneratorProps) {
  const { content } = useStudio()
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const hasStack = content.sections.length > 0
  /** The visitor's choice by the button; undefined for the default. */
  const [chosen, setChosen] = useState<boolean>()
  /** Kept mounted after it was shown, so that typed texts are there when it opens again. */
  const open = chosen ?? (!hasStack || madeHere)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useScrollIntoView(panel, button, chosen === true)

  const [openAtFirst, setOpenAtFirst] = useState(open)
  const Card = openAtFirst ? FirstCard : LazyGeneratorCard
  /** The card failed to load: show the button, which tries again. */
  const close = () => {
    setChosen(false)
    setWasOpen(false)
    setOpenAtFirst(false)
  }

  /** Counts first sections. Each scrolls to the board; the line with Cancel stays visible. */
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    if (arrivals === 0) return
    end.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  }, [arrivals])

  /** The input of the last generation, for `Change`. */
  const [last, setLast] = useState<PromptFields>()
  const [fill, setFill] = useState<PromptFields>()
  const [changing, setChanging] = useState(false)

  /**
   * Counts finished generations. Each scrolls to the title and the first sections and moves focus
   * there.
   */
  const [made, setMade] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const active = document.activeElement
    if (made > 0) top.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    if (made === 0 || (active !== document.body && !panel.current?.contains(active))) return
    firstSection()?.focus({ preventScroll: true })
  }, [made])

  const heroKeepsPlace = !hasStack || (madeHere && open)

  return (
    <>
      <div
        ref={top}
        className={clsx(
          'w-full scroll-mt-14 max-sm:scroll-mt-2',
          heroKeepsPlace
            ? 'grid grid-cols-[100%] grid-rows-[auto_1fr] gap-y-3'
            : 'flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-y-3 lg:flex-nowrap',
        )}
      >
        {/* It keeps its place when its stack comes, so that the card below does not move. */}
        {heroKeepsPlace && <div className={clsx('col-1 row-[1/3]', hasStack && 'invisible print:hidden')}>{hero}</div>}
        {hasStack && <div className="col-1 row-1 w-full min-w-0">{heading}</div>}
        {(hasStack || !open) && (
          <div className="col-1 row-2 flex max-w-full shrink-0 flex-wrap items-center gap-1.5 self-end noscript:hidden sm:gap-2 lg:self-center print:hidden">
            <Button
              ref={button}
              aria-expanded={open}
              aria-controls={PANEL_ID}
              onClick={() => {
                // The button opens an empty panel, also after `Change` has filled it.
                if (!open && changing) {
                  setFill({ ...EMPTY_PROMPT_FIELDS })
                  setChanging(false)
                }
                setChosen(!open)
              }}
            >
              Create your own
            </Button>
            {hasStack && actions}
          </div>
        )}
      </div>
      {last && !open && (
        <p className="-my-1 flex w-full min-w-0 items-center gap-2 text-sm text-muted print:hidden">
          <span className="truncate">From: {last.prompt}</span>
          <Button
            size="sm"
            onClick={() => {
              setFill({ ...last })
              setChanging(true)
              setChosen(true)
            }}
          >
            Change
          </Button>
        </p>
      )}
      <section aria-label="Generator" ref={panel} id={PANEL_ID} hidden={!open} className="w-full print:hidden">
        {wasOpen && (
          <PartBoundary onLoadFailed={close}>
            <Card
              onLoadFailed={close}
              onStart={() => {
                setMadeHere(true)
                preloadBoard()
              }}
              onFirstSection={() => setArrivals((count) => count + 1)}
              onGenerated={({ prompt, tools }) => {
                setLast({ ...EMPTY_PROMPT_FIELDS, prompt, tools })
                setMadeHere(false)
                setChosen(undefined)
                setChanging(false)
                setMade((count) => count + 1)
              }}
              fill={fill}
            />
          </PartBoundary>
        )}
        <div ref={end} className="scroll-mt-20" />
      </section>
    </>
  )
}
