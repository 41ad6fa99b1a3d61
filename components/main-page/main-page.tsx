'use client'

import dynamic from 'next/dynamic'
import { Suspense, useState } from 'react'
import { Board } from '@/components/board/board'
import { Generator } from '@/components/generator/generator'
import { ImportAnywhere } from '@/components/import/import-anywhere'
import { ReportButton } from '@/components/share/report-button'
import { DialogsProvider } from '@/components/studio/dialogs'
import { StudioProvider, useStudio } from '@/components/studio/studio'
import { ThemeBoundary } from '@/components/theme/theme-boundary'
import { useBoardTheme } from '@/components/theme/use-board-theme'
import { PartBoundary } from '@/components/ui/lazy-part'
import type { SavedStack } from '@/lib/stack/content'
import { BoardBar } from './board-bar'
import { DialogHost } from './dialog-host'
import { RemovedStack } from './removed-stack'
import { InvalidShare } from './invalid-share'
import { StackHeading } from './stack-heading'
import { useAddress } from './use-address'
import { useDraftKeeping } from './use-draft'
import { useUndoKeys } from './use-undo-keys'

const PersonaPanel = dynamic(() => import('@/components/persona/persona-panel').then((part) => part.PersonaPanel))

interface MainPageProps {
  /** The shared stack that the address names. */
  initial: SavedStack | undefined
  /** The address names a share that does not exist, or one that was taken down. */
  missing: 'unknown' | 'gone' | undefined
  /** What stands above while there is no stack, rendered on the server. */
  hero: React.ReactNode
  /** What stands below while there is no stack: popular stacks and the gallery, rendered on the server. */
  children: React.ReactNode
}

export function MainPage({ initial, missing, hero, children }: MainPageProps) {
  return (
    <StudioProvider initial={initial}>
      <DialogsProvider>
        <ThemeBoundary retry>
          <Composition missing={missing} hero={hero}>
            {children}
          </Composition>
        </ThemeBoundary>
      </DialogsProvider>
    </StudioProvider>
  )
}

function Composition({ missing, hero, children }: Omit<MainPageProps, 'initial'>) {
  const { content, unsaved } = useStudio()
  useDraftKeeping()
  useUndoKeys()
  useAddress()
  useBoardTheme()
  const empty = content.sections.length === 0
  /** A board that comes later does not wait for the code of its persona; one that came with the page has it. */
  const [boardAtFirst] = useState(!empty)
  return (
    <div className="flex flex-col gap-6 py-6">
      {missing === 'unknown' && empty && <InvalidShare />}
      {missing === 'gone' && empty && <RemovedStack />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-6 sm:max-lg:items-start">
        <Generator hero={hero} heading={<StackHeading />} />
        <BoardBar />
      </div>
      {!empty && (
        <div className="flex flex-col gap-(--gap-wide) xl:flex-row xl:items-start">
          <div className="persona-column w-full empty:hidden xl:w-(--persona) xl:shrink-0">
            <PartBoundary>
              {boardAtFirst ? (
                <PersonaPanel />
              ) : (
                <Suspense fallback={<PersonaPlace />}>
                  <PersonaPanel />
                </Suspense>
              )}
            </PartBoundary>
          </div>
          <Board />
        </div>
      )}
      {!empty && <ReportButton />}
      {empty && children}
      <ImportAnywhere />
      <DialogHost savable={unsaved} />
    </div>
  )
}

/** As large as the frame, so that the board beside it stays where it is. */
function PersonaPlace() {
  return <div className="h-[430px] rounded-card border bg-raised" />
}
