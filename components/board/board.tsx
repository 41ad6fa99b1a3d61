'use client'

import { useRef, useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { latePart } from '@/components/ui/late-part'
import { OptionalPart } from '@/components/ui/optional-part'
import { BoardSection } from './board-section'
import { EarlyGestures } from './early-gestures'
import type { BoardHands } from './gestures/board-hands'
import { LateGestures } from './late-gestures'
import { loadBoardMenu } from './load-parts'
import type { OpenMenu } from './open-menu'
import { useAfterPaint } from './use-after-paint'
import { useBoardClicks } from './use-board-clicks'
import { useExplore } from './use-explore'
import { useLookups } from './use-lookups'

const BoardMenu = latePart(loadBoardMenu)

/**
 * The sections and their tools. Tiles are plain markup: one listener here stands for all of them, and what drags, floats
 * or pops up loads after the first paint.
 */
export function Board() {
  const { content } = useStudio()
  const root = useRef<HTMLDivElement>(null)
  const hands = useRef<BoardHands>(null)
  const [early] = useState(() => new EarlyGestures())
  const [menu, setMenu] = useState<OpenMenu>()
  const { exploring, explore } = useExplore()
  const onClick = useBoardClicks({ openMenu: setMenu, explore })
  const painted = useAfterPaint()
  useLookups(content.sections, painted)

  return (
    <>
      <p id="move-help" hidden>
        Press space to lift, arrow keys to move, space again to drop, escape to cancel.
      </p>
      {/* The listeners stand for the buttons and links inside, which are what a keyboard and a screen reader meet. */}
      <div
        ref={root}
        data-part="board"
        className="board grid min-w-0 flex-1 lg:grid-cols-2 xl:grid-cols-3 print:grid-cols-2"
        onClick={onClick}
        onPointerDown={(event) =>
          hands.current ? hands.current.pointerDown(event) : early.pointerDown(event.nativeEvent)
        }
        onKeyDown={(event) => (hands.current ? hands.current.keyDown(event) : early.keyDown(event.nativeEvent))}
      >
        {content.sections.map((section) => (
          <BoardSection key={section.title} section={section} exploring={exploring.has(section.title)} />
        ))}
      </div>
      {painted && <LateGestures root={root} handsRef={hands} openMenu={setMenu} onReady={() => early.repeat()} />}
      {menu && (
        <OptionalPart onFailed={() => setMenu(undefined)}>
          <BoardMenu menu={menu} onClose={() => setMenu(undefined)} />
        </OptionalPart>
      )}
    </>
  )
}
