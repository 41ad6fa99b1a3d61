'use client'

import dynamic from 'next/dynamic'
import { Board } from '@/components/board/board'
import { BoardBar } from '@/components/board/board-bar'
import { Generator } from '@/components/generator/generator'
import type { SavedStack } from '@/lib/stack/content'
import { DialogsProvider } from './dialogs'
import { StackHeading } from './stack-heading'
import { StudioProvider, useStudio } from './studio'

const PersonaPanel = dynamic(() => import('@/components/persona/persona-panel').then((part) => part.PersonaPanel))

interface MainPageProps {
  /** The shared stack that the address names. */
  initial: SavedStack | undefined
  /** What stands below while there is no stack: popular stacks and the gallery, rendered on the server. */
  children: React.ReactNode
}

export function MainPage({ initial, children }: MainPageProps) {
  return (
    <StudioProvider initial={initial}>
      <DialogsProvider>
        <Composition>{children}</Composition>
      </DialogsProvider>
    </StudioProvider>
  )
}

function Composition({ children }: { children: React.ReactNode }) {
  const { content } = useStudio()
  const empty = content.sections.length === 0
  return (
    <div className="flex flex-col gap-6 py-6">
      {!empty && <StackHeading />}
      <Generator />
      <BoardBar />
      {!empty && (
        <div className="flex flex-col gap-6 xl:flex-row xl:items-start">
          <div className="w-full empty:hidden xl:w-[300px] xl:shrink-0">
            <PersonaPanel />
          </div>
          <Board />
        </div>
      )}
      {empty && children}
    </div>
  )
}
