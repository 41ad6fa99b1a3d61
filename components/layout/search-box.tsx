'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { SearchIcon } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { preload } from '@/lib/browser/preload'
import { DEBOUNCE_MS, SEARCH_FAILED, searchQuery } from '@/lib/search/client'
import { toastError } from '@/lib/toast/toast'
import type { SearchPopup, SearchResults } from './search-results'

const PLACEHOLDER = 'Search stacks by name or @twitter'
const CLOSED: SearchPopup = { expanded: false, activeId: undefined }

/** The search field is in every page; the code that searches loads when it gets focus. */
export function SearchBox({ siteName }: { siteName: string }) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [popup, setPopup] = useState(CLOSED)
  const [loaded, setLoaded] = useState<{ SearchResults: typeof SearchResults }>()

  const load = useCallback(async () => {
    setLoaded(await import('./search-results'))
    setText(input.current?.value ?? '')
  }, [])

  // The field may have focus before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) preload(load)
  }, [load])

  // Loading may have failed without a network: typing tries again, and reports the result.
  const unanswered = loaded ? '' : searchQuery(text)
  useEffect(() => {
    if (unanswered === '') return
    const failed = () => toastError('Error', SEARCH_FAILED)
    const timer = setTimeout(() => load().catch(failed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [unanswered, load])

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
          onFocus={() => preload(load)}
          onChange={(event) => setText(event.target.value)}
          className="h-9! pl-9 text-ellipsis pointer-coarse:h-11!"
        />
      </div>
      {loaded && (
        <loaded.SearchResults listId={listId} text={text} input={input} siteName={siteName} onPopup={setPopup} />
      )}
    </search>
  )
}
