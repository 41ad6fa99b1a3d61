import { clsx } from 'clsx'

/** The progress of a page: text in an empty frame, a line above a page that is being changed. */
export function PersonaProgress({ value, covers }: { value: number; covers: boolean }) {
  return (
    <div
      className={clsx('absolute inset-x-0 top-0 z-10', covers && 'bottom-0 flex flex-col justify-center gap-3 px-8')}
    >
      {covers && <p className="text-center text-sm text-muted">Making a persona page…</p>}
      <div
        role="progressbar"
        aria-label="Generating persona"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        className={clsx('overflow-clip bg-line', covers ? 'h-1.5 rounded-full' : 'h-1')}
      >
        <div className="h-full bg-accent transition-[width] duration-300 ease-out" style={{ width: `${value}%` }} />
      </div>
    </div>
  )
}
