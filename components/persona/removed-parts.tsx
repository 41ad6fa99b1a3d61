import type { PersonaCheck } from './use-persona-check'

/** The parts that the sanitiser removes from the page, with reason and line. */
export function RemovedParts({ check, onGoTo }: { check: PersonaCheck; onGoTo: (line: number) => void }) {
  if (check.state === 'refused')
    return (
      <p role="alert" className="mt-3 text-sm text-danger">
        {check.why}
      </p>
    )
  const count = check.removed.length
  return (
    <div className="mt-3 text-sm">
      <p role="status" className="text-muted">
        {check.state === 'checking'
          ? 'Checking…'
          : count === 0
            ? 'Nothing has to be removed.'
            : `${count === 1 ? 'One part' : `${count} parts`} will be removed:`}
      </p>
      {count > 0 && (
        <ul aria-label="Removed parts" className="mt-2 max-h-36 overflow-y-auto rounded-control border">
          {check.removed.map(({ what, why, line }, at) => (
            <li key={at} className="flex flex-wrap items-baseline gap-x-3 border-b px-3 py-1.5 last:border-0">
              {line !== undefined && (
                <button type="button" className="underline" onClick={() => onGoTo(line)}>
                  Line {line}
                </button>
              )}
              <code className="max-w-full break-all">{what}</code>
              <span className="text-muted">{why}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
