'use client'

import { useId, useRef, useState, type RefObject } from 'react'
import { clsx } from 'clsx'
import { fieldStyle } from '@/components/ui/field-style'
import { MAX_PROMPT } from '@/lib/engine/limits'
import type { Suggestion } from '@/lib/engine/types'
import { acceptSuggestion, matchingSuggestions } from '@/lib/generate/suggestions'
import { useSuggestions } from '@/lib/generate/use-suggestions'
import { SuggestionRow } from './suggestion-row'
import { replaceText } from './replace-text'
import { useScrollClearOf } from './use-scroll-clear-of'
import { useGrowingField } from './use-growing-field'
import { STILL_PLACEHOLDER, useTypedPlaceholder } from './use-typed-placeholder'

interface Props {
  value: string
  onChange: (value: string) => void
  onFocus: () => void
  readOnly: boolean
  /** The sticky bar, which may cover the suggestion row. */
  bar: RefObject<HTMLElement | null>
}

/** The prompt and its suggestion row. */
export function PromptField({ value, onChange, onFocus, readOnly, bar }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [dismissedFor, setDismissedFor] = useState<string>()
  /**
   * What the visitor typed last. Any other text is from a suggestion, an example or a transcript.
   */
  const [typed, setTyped] = useState('')
  const taking = useRef(false)
  const suggestions = matchingSuggestions(value, useSuggestions(value))
  const shown = readOnly || dismissedFor === value ? [] : suggestions
  useTypedPlaceholder(field, value === '')
  useGrowingField(field, value)
  useScrollClearOf(bar, row, shown.length > 0 ? value : undefined)

  const take = (suggestion: Suggestion) => {
    const next = acceptSuggestion(value, suggestion)
    if (document.activeElement?.closest('ul') && field.current) field.current.focus()
    taking.current = true
    if (!replaceText(field.current, next)) onChange(next)
    taking.current = false
  }

  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    const [first] = shown
    if (!first || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      setDismissedFor(value)
    }
    const plainTab = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
    if (plainTab && typed === value) {
      event.preventDefault()
      take(first)
    }
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Describe your tech stack
      </label>
      <textarea
        ref={field}
        id={id}
        name="prompt"
        data-part="field"
        dir="auto"
        value={value}
        onChange={(event) => {
          if (!taking.current) setTyped(event.target.value)
          onChange(event.target.value)
        }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        readOnly={readOnly}
        maxLength={MAX_PROMPT}
        placeholder={STILL_PLACEHOLDER}
        spellCheck={false}
        autoCapitalize="sentences"
        className={clsx(
          fieldStyle,
          'block max-h-[calc(10lh+1.5rem)] min-h-[calc(3lh+1.5rem)] scroll-mb-32 resize-none overflow-y-auto py-3 leading-6 [field-sizing:content] lg:text-[1.0625rem] lg:leading-7',
          readOnly && 'text-muted',
        )}
      />
      <div ref={row} className="mt-1.5">
        <SuggestionRow suggestions={shown} onAccept={take} />
      </div>
    </div>
  )
}
