import type { Suggestion } from '@/lib/engine/types'

interface Props {
  suggestions: readonly Suggestion[]
  onAccept: (suggestion: Suggestion) => void
}

/** One line of fixed height, so that nothing below it moves. */
export function SuggestionRow({ suggestions, onAccept }: Props) {
  if (suggestions.length === 0)
    return (
      <p className="flex h-9 items-center text-[0.8125rem] text-muted pointer-coarse:h-12">
        Type a tool or two: what goes with them shows up here.
      </p>
    )
  return (
    <ul
      aria-label="Suggestions"
      className="fades-at-ends -mx-1 flex h-9 items-center gap-1.5 overflow-x-auto scroll-px-1 px-1 [scrollbar-width:none] pointer-coarse:h-12"
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {suggestions.map((suggestion, at) => (
        <li key={suggestion.full} className="shrink-0">
          <button
            type="button"
            data-part="chip"
            aria-label={`Add ${suggestion.full}`}
            // Keep focus in the field: otherwise a phone would close the keyboard at each tap.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAccept(suggestion)}
            className="flex h-7 items-center gap-1.5 rounded-full border bg-paper px-2.5 text-[0.8125rem] whitespace-nowrap transition-colors duration-150 hover:border-muted pointer-coarse:h-11 pointer-coarse:px-4"
          >
            <span aria-hidden className="text-muted">
              +
            </span>
            {suggestion.full}
            {at === 0 && (
              <kbd
                aria-hidden
                className="rounded-sm border px-1 font-body text-[0.6875rem] leading-4 text-muted pointer-coarse:hidden"
              >
                Tab
              </kbd>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
