'use client'

import { Board } from '@/components/board/board'
import { PersonaPanel } from '@/components/persona/persona-panel'
import { PartBoundary } from '@/components/ui/lazy-part'
import { StackDescription } from './stack-description'

/** Persona page, description and board of a stack. */
export function StackView() {
  return (
    <>
      <div className="persona-column w-full empty:hidden max-sm:contents xl:w-(--persona) xl:shrink-0">
        <PartBoundary>
          <PersonaPanel />
        </PartBoundary>
        <StackDescription className="mt-3 max-sm:order-last max-sm:mt-0" />
      </div>
      <Board />
    </>
  )
}
