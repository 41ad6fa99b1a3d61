'use client'

import { useState } from 'react'
import type { FieldAttributes } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useSuggestions } from '@/lib/generate/use-suggestions'
import { STACK_LIMITS } from '@/lib/stack/limits'

interface SuggestingInputProps extends FieldAttributes {
  value: string
  onChange: (value: string) => void
}

/** A combobox with suggestions of the catalogue: arrows select, Enter accepts, Escape closes. */
export function SuggestingInput({ value, onChange, ...field }: SuggestingInputProps) {
  const [active, setActive] = useState(-1)
  const [hiddenFor, setHiddenFor] = useState<string>()
  const wanted = value.trim()
  const answer = useSuggestions(wanted)
  const names = answer.input === wanted && hiddenFor !== value ? answer.suggestions.map(({ full }) => full) : []
  const shown = names.filter((name) => name !== wanted)
  const listId = `${field.id}-list`

  const take = (suggestion: string) => {
    onChange(suggestion)
    setHiddenFor(suggestion)
    setActive(-1)
  }
  const key = (event: React.KeyboardEvent) => {
    if (shown.length === 0) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + shown.length + (active === -1 && step === -1 ? 1 : 0)) % shown.length)
    } else if (event.key === 'Enter' && shown[active] !== undefined) {
      event.preventDefault()
      take(shown[active])
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setHiddenFor(value)
    }
  }

  return (
    <div className="relative">
      <Input
        {...field}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] === undefined ? undefined : `${listId}-${active}`}
        autoComplete="off"
        value={value}
        maxLength={STACK_LIMITS.toolText}
        onChange={(event) => {
          onChange(event.target.value)
          setActive(-1)
        }}
        onKeyDown={key}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={shown.length === 0}
        className="mt-1 max-h-52 overflow-y-auto rounded-control border bg-raised p-1"
      >
        {shown.map((suggestion, index) => (
          <li
            key={suggestion}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className="flex min-h-8 cursor-default items-center rounded-[calc(var(--radius-control)-4px)] px-2.5 text-sm hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:outline-accent pointer-coarse:min-h-11"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(suggestion)}
          >
            {suggestion}
          </li>
        ))}
      </ul>
    </div>
  )
}
