'use client'

import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { LiveBoard } from '@/components/home/live-board'
import { Generator } from '@/components/generator/generator'
import { ImportAnywhere } from '@/components/import/import-anywhere'
import { DialogsProvider } from '@/components/studio/dialogs'
import { ModeProvider } from '@/components/studio/mode'
import { StudioProvider, useStudio } from '@/components/studio/studio'
import { ThemeBoundary } from '@/components/theme/theme-boundary'
import { useBoardTheme } from '@/components/theme/use-board-theme'
import { lazyPart, PartBoundary } from '@/components/ui/lazy-part'
import { TooltipHost } from '@/components/ui/tooltip-host'
import type { StackFacts } from '@/lib/stack/facts'
import type { SavedStack } from '@/lib/stack/content'
import { DialogHost } from './dialog-host'
import { DraftSlot } from './draft-slot'
import { InvalidShare } from './invalid-share'
import { HeaderActions } from './header-actions'
import { StackHeading } from './stack-heading'
import { StackView } from './stack-view-part'
import { useAddress } from './use-address'
import { useDraftKeeping } from './use-draft'
import { useUndoKeys } from './use-undo-keys'

/** On the start page the bar is replaced by buttons to begin, so its code loads on first use. */
const BoardBar = lazyPart(() => import('./board-bar').then((part) => part.BoardBar), { when: 'used' })

export interface MainPageProps {
  /** The shared stack of the address. */
  initial: SavedStack | undefined
  facts: StackFacts | undefined
  /** Why the share of the address does not exist. */
  missing: 'unknown' | 'gone' | undefined
  /** What the page shows instead of a missing share, server-rendered. */
  instead: React.ReactNode
  /** Shown above the generator if there is no stack, server-rendered. */
  hero: React.ReactNode
  /** Popular stacks and the gallery, shown if there is no stack, server-rendered. */
  children: React.ReactNode
}

export function MainPage({ initial, facts, missing, instead, hero, children }: MainPageProps) {
  return (
    <StudioProvider initial={initial}>
      <ModeProvider>
        <DialogsProvider>
          <ThemeBoundary retry>
            <Composition facts={facts} missing={missing} instead={instead} hero={hero}>
              {children}
            </Composition>
          </ThemeBoundary>
        </DialogsProvider>
      </ModeProvider>
    </StudioProvider>
  )
}

function Composition({ facts, missing, instead, hero, children }: Omit<MainPageProps, 'initial'>) {
  const { content, unsaved } = useStudio()
  useDraftKeeping()
  useUndoKeys()
  useAddress()
  useBoardTheme()
  const empty = content.sections.length === 0
  /** While a stack is generated, the start page keeps its layout until the stack is complete. */
  const [madeHere, setMadeHere] = useState(false)
  const start = empty || madeHere
  /**
   * A board that appears later shows a placeholder while its code loads; a server-rendered one is
   * hydrated.
   */
  const [boardAtFirst] = useState(!empty)
  return (
    <div className={clsx('flex flex-col', start ? 'gap-6 py-6' : 'gap-3 py-4', !empty && 'max-sm:pb-20')}>
      {missing === 'unknown' && empty && <InvalidShare>{instead}</InvalidShare>}
      {missing === 'gone' && empty && <RemovedStack>{instead}</RemovedStack>}
      <div className={start ? 'start-page' : 'contents'}>
        <Generator
          hero={
            <>
              {hero}
              <DraftSlot />
            </>
          }
          heading={<StackHeading facts={facts} />}
          actions={<HeaderActions />}
          madeHere={madeHere}
          setMadeHere={setMadeHere}
        />
        {start && (
          <div className={clsx('start-board print:hidden', !empty && 'invisible')}>
            <LiveBoard />
          </div>
        )}
        <BoardBar />
      </div>
      {!empty && (
        <div className="flex flex-col gap-3 sm:gap-(--gap-wide) xl:flex-row xl:items-start">
          <PartBoundary>
            {boardAtFirst ? (
              <StackView />
            ) : (
              <Suspense fallback={<PersonaPlace />}>
                <StackView />
              </Suspense>
            )}
          </PartBoundary>
        </div>
      )}
      {empty && children}
      <ImportAnywhere />
      <TooltipHost />
      <DialogHost savable={unsaved} />
    </div>
  )
}

/** A placeholder with the size of the frame, so that the board next to it does not shift. */
function PersonaPlace() {
  return <div className="h-[430px] rounded-card border bg-raised" />
}

/**
 * For the address of a removed stack. Server-rendered, so that the message shows without
 * JavaScript.
 */
function RemovedStack({ children }: { children: React.ReactNode }) {
  return (
    <section aria-label="This stack was taken down" className="rounded-card border bg-raised p-5">
      <h2 className="text-lg font-semibold">This stack was taken down</h2>
      <p className="mt-1 max-w-reading text-muted">
        This stack was removed by the site&apos;s administrators. You can make your own below.
      </p>
      <div className="mt-4">{children}</div>
    </section>
  )
}
