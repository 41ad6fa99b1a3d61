'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { lazyPart } from '@/components/ui/lazy-part'
import { DEBOUNCE_MS, SEARCH_FAILED, searchQuery } from '@/lib/search/client'
import { toastError } from '@/lib/toast/toast'
import type { SearchPopup } from './search-results'

const LazySearchResults = lazyPart(() => import('./search-results').then((part) => part.SearchResults), {
  report: () => toastError('Error', SEARCH_FAILED),
})

const PLACEHOLDER = 'Search stacks by name or @twitter'
const CLOSED: SearchPopup = { expanded: false, activeId: undefined }

/** The search field is in every page; the code that searches loads when it gets focus. */
export function SearchBox({ siteName }: { siteName: string }) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [popup, setPopup] = useState(CLOSED)
  /** From the first query on. */
  const [searching, setSearching] = useState(false)
  /** The query at which the code failed to load: the next one, after a pause, tries again. */
  const [failedAt, setFailedAt] = useState('')
  const query = searchQuery(text)

  // The field may have focus and text before hydration.
  useEffect(() => {
    const field = input.current
    if (!field || document.activeElement !== field) return
    LazySearchResults.preload()
    queueMicrotask(() => setText(field.value))
  }, [])

  useEffect(() => {
    if (searching || query === '' || query === failedAt) return
    const timer = setTimeout(() => setSearching(true), failedAt === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [searching, query, failedAt])

  return (
    <search className="min-w-0 flex-[1_1_6rem] sm:relative noscript:invisible">
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <Input
          ref={input}
          role="combobox"
          aria-label={PLACEHOLDER}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={popup.expanded}
          aria-controls={listId}
          aria-activedescendant={popup.activeId}
          placeholder={PLACEHOLDER}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={(event) => {
            LazySearchResults.preload()
            setText(event.target.value)
          }}
          onChange={(event) => setText(event.target.value)}
          className="h-9! pl-9 text-ellipsis pointer-coarse:h-11!"
        />
      </div>
      {searching && (
        <LazySearchResults
          listId={listId}
          text={text}
          input={input}
          siteName={siteName}
          onPopup={setPopup}
          onLoadFailed={() => {
            setFailedAt(query)
            setSearching(false)
          }}
        />
      )}
    </search>
  )
}
