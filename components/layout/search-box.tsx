'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { Input } from '@/components/ui/input'
import { loadEarly } from '@/lib/load-early'
import type { SearchPopup, SearchResults } from './search-results'

const PLACEHOLDER = 'Search stacks by name or @twitter'
const CLOSED: SearchPopup = { expanded: false, activeId: undefined }

/** The field is in every page; what searches and lists comes with the first visit to it. */
export function SearchBox() {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [popup, setPopup] = useState(CLOSED)
  const [loaded, setLoaded] = useState<{ SearchResults: typeof SearchResults }>()

  const load = useCallback(() => {
    // Without a network there is nothing to search in; the next visit tries again.
    loadEarly(async () => {
      setLoaded(await import('./search-results'))
      setText(input.current?.value ?? '')
    })
  }, [])

  // Somebody may have been quicker than this script.
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [load])

  return (
    <search className="relative min-w-0 noscript:invisible">
      <Search
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
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
        onFocus={load}
        onChange={(event) => setText(event.target.value)}
        className="pl-9 text-ellipsis"
      />
      {loaded && <loaded.SearchResults listId={listId} text={text} input={input} onPopup={setPopup} />}
    </search>
  )
}
