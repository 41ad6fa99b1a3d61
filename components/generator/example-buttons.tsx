import { EXAMPLES, type Example } from '@/lib/generate/examples'

/** Buttons that fill the fields with examples, without starting a generation. */
export function ExampleButtons({ onPick, disabled }: { onPick: (example: Example) => void; disabled: boolean }) {
  return (
    <div
      role="group"
      aria-label="Examples"
      // Padding for the focus ring and scroll margins, because a scroll container clips both.
      className="fades-at-ends -m-1 flex items-center gap-1.5 scroll-px-1 overflow-x-auto p-1 text-[0.8125rem] [scrollbar-width:none]"
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <span aria-hidden className="text-muted">
        Try
      </span>
      {EXAMPLES.map((example) => (
        <button
          key={example.name}
          type="button"
          data-part="chip"
          disabled={disabled}
          onClick={() => onPick(example)}
          className="h-7 shrink-0 rounded-full border bg-paper px-3 transition-colors duration-150 enabled:hover:border-muted disabled:opacity-50 pointer-coarse:h-11"
        >
          {example.name}
        </button>
      ))}
    </div>
  )
}
