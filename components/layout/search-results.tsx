'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { IconRow } from '@/components/board/icon-row'
import { errorMessage } from '@/lib/http/error-message'
import { QueryProvider } from '@/lib/http/swr'
import { paths } from '@/lib/paths'
import { isHandleSearch, SEARCH_FAILED, searchQuery, totalLine, useStackSearch } from '@/lib/search/client'
import type { SearchRow } from '@/lib/search/queries'
import { formatCount } from '@/lib/text/format-count'
import { toastError } from '@/lib/toast/toast'
import { toastAfterNavigation } from '@/lib/toast/toast-after-navigation'

/** The maximum that fits next to a title; on a phone only the first two are shown. */
const MAX_ICONS = 4

export interface SearchPopup {
  readonly expanded: boolean
  readonly activeId: string | undefined
}

interface Props {
  listId: string
  text: string
  input: RefObject<HTMLInputElement | null>
  /** Labels the examples of this site. */
  siteName: string
  onPopup: (popup: SearchPopup) => void
}

/** The result list of the search field, with keyboard navigation. Focus stays in the field. */
export function SearchResults(props: Props) {
  return (
    <QueryProvider>
      <Results {...props} />
    </QueryProvider>
  )
}

function Results({ listId, text, input, siteName, onPopup }: Props) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const saidNothingFor = useRef(new Set<string>())

  const { query, rows } = useStackSearch(text, {
    found: (answer) => {
      setActive(-1)
      setOpen(true)
      if (answer.rows.length > 0 || !isHandleSearch(answer.query) || saidNothingFor.current.has(answer.query)) return
      saidNothingFor.current.add(answer.query)
      toastError('No results', 'No tech stacks found for this Twitter handle')
    },
    failed: (error) => toastError('Error', errorMessage(error, SEARCH_FAILED)),
  })
  const expanded = open && rows.length > 0
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = expanded && active >= 0 ? optionId(active) : undefined

  const report = useEffectEvent(onPopup)
  useEffect(() => report({ expanded, activeId }), [expanded, activeId])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const visit = (row: SearchRow) => {
    leaveToast(row)
    location.assign(paths.stack(row.shareCode))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && rows.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One position more than rows: the field itself, between the last and the first.
      if (open) setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
      else setOpen(true)
    } else if (event.key === 'Enter' && expanded) {
      event.preventDefault()
      const row = rows[Math.max(active, 0)]
      if (row) visit(row)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
  })
  const onFocus = useEffectEvent((event: FocusEvent) => setOpen(event.type === 'focus'))
  useEffect(() => {
    const field = input.current
    field?.addEventListener('keydown', onKey)
    field?.addEventListener('focus', onFocus)
    field?.addEventListener('blur', onFocus)
    return () => {
      field?.removeEventListener('keydown', onKey)
      field?.removeEventListener('focus', onFocus)
      field?.removeEventListener('blur', onFocus)
    }
  }, [input])

  const nothing = open && rows.length === 0 && query !== '' && query === searchQuery(text)
  return (
    <div
      // Keep focus in the field: losing it would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      className={`absolute inset-x-4 top-full z-30 max-h-[300px] flex-col rounded-card border bg-raised p-1.5 shadow-float sm:inset-x-0 sm:mt-1.5 ${expanded || nothing ? 'flex' : 'hidden'}`}
    >
      <div role="listbox" id={listId} aria-label="Stacks" className="min-h-0 overflow-y-auto">
        {rows.map((row, index) => (
          <a
            key={row.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={paths.stack(row.shareCode)}
            onClick={(event) => {
              if (!event.metaKey && !event.ctrlKey && !event.shiftKey) leaveToast(row)
            }}
            onPointerMove={() => setActive(index)}
            className="flex min-h-11 items-center gap-2 rounded-control px-2.5 py-2 aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
          >
            {/* The handle is read first and shown below the title: all titles begin at one edge. */}
            <span className="flex min-w-0 flex-1 flex-col-reverse">
              {row.twitterHandle && (
                <span className="truncate text-[0.8125rem] leading-4 text-muted">@{row.twitterHandle}</span>
              )}
              <span className="min-w-0">
                <bdi className="block truncate text-left font-medium">{row.title}</bdi>
                {row.example && (
                  <span className="block truncate text-[0.8125rem] text-muted">Example by {siteName}</span>
                )}
              </span>
            </span>
            {/* Drawn, and no part of the option's name. */}
            <span
              aria-hidden
              data-count={formatCount(row.toolCount, 'tool')}
              className="shrink-0 text-[0.8125rem] text-muted tabular-nums after:content-[attr(data-count)]"
            />
            <span className="max-sm:[&_.plate:nth-child(n+3)]:hidden">
              <IconRow icons={row.icons.slice(0, MAX_ICONS)} />
            </span>
          </a>
        ))}
      </div>
      {expanded && <p className="px-2.5 pt-1.5 text-sm text-muted tabular-nums">{totalLine(rows)}</p>}
      <p role="status" className={nothing ? 'px-2.5 py-2 text-sm text-muted' : 'sr-only'}>
        {nothing && 'No stack matches. Try another word, or the beginning of one.'}
        {expanded && `${rows.length} shown. Use the arrow keys.`}
      </p>
    </div>
  )
}

function leaveToast(row: SearchRow): void {
  toastAfterNavigation({ title: 'Tech stack loaded' }, paths.share(row.shareCode))
}
