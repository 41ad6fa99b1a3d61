'use client'

import { BOARD_LAYOUTS, setBoardLayout, useBoardLayout, type BoardLayout } from '@/components/studio/board-layout'
import { useMode } from '@/components/studio/mode'
import { Button } from '@/components/ui/button'

const LAYOUT_LABELS: Record<BoardLayout, string> = { tiles: 'Tiles', list: 'List' }

/** The switch between reading and editing mode, and the layout of tools. */
export function HeaderActions() {
  const { editing, isDraft, setEditing } = useMode()
  return (
    <>
      <Button
        aria-pressed={editing}
        disabled={isDraft}
        title={isDraft ? 'Your changes are a draft. Save makes your own copy.' : undefined}
        onClick={() => setEditing(!editing)}
        className="aria-pressed:border-ink aria-pressed:bg-sunken"
      >
        Edit
      </Button>
      <LayoutChoice />
    </>
  )
}

function LayoutChoice() {
  const layout = useBoardLayout()
  return (
    <div
      role="group"
      aria-label="Layout"
      data-part="segments"
      className="ml-auto flex shrink-0 rounded-control border bg-raised p-0.5"
    >
      {BOARD_LAYOUTS.map((option) => (
        <label
          key={option}
          className="relative flex h-8 cursor-pointer items-center justify-center rounded-[calc(var(--radius-control)-3px)] px-2 text-sm before:absolute before:inset-x-0 before:-inset-y-0.5 has-checked:bg-sunken has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent sm:px-2.5 pointer-coarse:h-10 pointer-coarse:min-w-11"
        >
          <input
            // A radio pressed before hydration keeps its state and sends no event any more.
            ref={(input) => {
              if (input?.checked && option !== layout) setBoardLayout(option)
            }}
            type="radio"
            name="board-layout"
            className="sr-only"
            checked={layout === option}
            onChange={() => setBoardLayout(option)}
          />
          {LAYOUT_LABELS[option]}
        </label>
      ))}
    </div>
  )
}
