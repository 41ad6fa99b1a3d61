'use client'

import { memo } from 'react'
import { clsx } from 'clsx'
import { isExplored } from '@/lib/stack/edit'
import type { Section } from '@/lib/stack/schema'
import { GripIcon, MoreIcon, PlusIcon, ResetIcon, SparkIcon } from './board-icons'
import { SectionAction } from './section-action'
import { ToolTile } from './tool-tile'

/**
 * From this number of tools a section is full-width, because it would be one long column beside
 * empty space.
 */
const WHOLE_ROW_FROM = 31

const lettersOfLongestWord = (title: string) => Math.max(...title.split(/\s+/).map((word) => word.length))

/** Approximate width of this many letters. */
const room = (letters: number) => `${letters * 0.6}em`

interface BoardSectionProps {
  section: Section
  /** The number of tools that the layout reserves room for. */
  count: number
  exploring: boolean
  /** Whether the section has the controls of editing mode. */
  editing: boolean
  sharedBadge: string | undefined
  /** Ids of tools that exploring has just added. */
  fresh: ReadonlySet<string>
  /** Whether it shares a row with its neighbour in a layout of one column. */
  isHalf: boolean
}

export const BoardSection = memo(function BoardSection({
  section,
  count,
  exploring,
  editing,
  sharedBadge,
  fresh,
  isHalf,
}: BoardSectionProps) {
  const { title, tools } = section
  const longestWord = lettersOfLongestWord(title)
  /** The longest word may be the last, which the number of tools follows. */
  const lastWithCount = longestWord + String(tools.length).length + 1
  const freshCount = tools.filter(({ id }) => fresh.has(id)).length
  const described = tools.filter((tool) => tool.description !== '')
  return (
    <section
      data-part="section"
      data-section={title}
      aria-label={`Section ${title}`}
      // Focusable by script only: it gets focus after a generation, and Tab skips it.
      tabIndex={-1}
      className={clsx('section', count >= WHOLE_ROW_FROM && 'col-span-full', isHalf && 'section-half')}
      style={{ '--tools': count }}
    >
      <div data-part="section-bar" className="flex min-h-11 flex-wrap items-center gap-0.5 pl-1">
        {/*
          The title moves above the buttons where a word would break beside them, as in large text; with a touch screen,
          whose buttons are larger, where it needs more than two lines.
        */}
        <div
          className="min-w-0 flex-1 basis-(--a-word) break-words pointer-coarse:basis-(--two-lines)"
          style={{ '--a-word': room(lastWithCount), '--two-lines': room(Math.max(title.length / 2, lastWithCount)) }}
        >
          <h2
            className="section-title mr-1.5 inline leading-[1.375] font-semibold"
            style={{ '--letters': longestWord }}
          >
            <bdi>{title}</bdi>
          </h2>
          {/* Inline after the title's last word, so that the number never wraps onto a line alone. */}
          <span aria-hidden className="text-sm whitespace-nowrap text-muted tabular-nums">
            {tools.length}
          </span>
        </div>
        <div className="ml-auto flex flex-wrap justify-end gap-0.5 noscript:hidden print:hidden">
          {editing && (
            <SectionAction
              label={`Move section ${title}`}
              action="move-section"
              // Without a tooltip, which would cover the dragged item.
              title={undefined}
              aria-describedby="move-help"
              className="section-grip -mr-0.5 w-6! cursor-grab touch-none pointer-coarse:w-11!"
            >
              <GripIcon />
            </SectionAction>
          )}
          {editing && freshCount === 0 && tools.some(isExplored) && (
            <SectionAction label={`Reset ${title}`} action="reset-explored">
              <ResetIcon />
            </SectionAction>
          )}
          <SectionAction
            label={`Explore more ${title}`}
            action="explore"
            aria-disabled={exploring}
            aria-busy={exploring}
          >
            <SparkIcon className={exploring ? 'animate-pulse' : undefined} />
          </SectionAction>
          {editing && (
            <>
              <SectionAction label={`Add a tool to ${title}`} action="add-tool">
                <PlusIcon />
              </SectionAction>
              <SectionAction label={`More for section ${title}`} action="section-menu" aria-haspopup="menu">
                <MoreIcon />
              </SectionAction>
            </>
          )}
        </div>
      </div>
      {editing && freshCount > 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 pl-1 text-sm print:hidden">
          <span className="text-muted">{freshCount} new</span>
          {(
            [
              ['keep-explored', 'Keep all', `Keep all in ${title}`],
              ['reset-explored', 'Reset', `Reset ${title}`],
            ] as const
          ).map(([action, words, label]) => (
            <SectionAction key={action} label={label} action={action} className="w-auto! underline underline-offset-2">
              {words}
            </SectionAction>
          ))}
        </div>
      )}
      <ul data-part="tools" aria-label={`Tools of ${title}`} className="section-tools">
        {tools.map((tool) => (
          <ToolTile key={tool.id} tool={tool} editing={editing} sharedBadge={sharedBadge} isNew={fresh.has(tool.id)} />
        ))}
      </ul>
      {tools.length === 0 && editing && (
        <p className="-mt-14 pb-8 text-center text-sm text-muted print:hidden">Drop a tool here, or add one.</p>
      )}
      {described.length > 0 && (
        <noscript>
          <dl className="mt-3 text-sm">
            {described.map((tool) => (
              <div key={tool.id} className="mt-2">
                <dt className="font-medium">{tool.text}</dt>
                <dd className="text-muted">{tool.description}</dd>
              </div>
            ))}
          </dl>
        </noscript>
      )}
    </section>
  )
})
