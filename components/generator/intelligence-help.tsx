'use client'

import { useSyncExternalStore } from 'react'

const HELP = {
  model: 'Reads between the lines with a stronger model. It takes longer, and it is for signed-in users.',
  embedded: 'No language model here: a slower, deeper pass. It is for signed-in users.',
}

/** The server writes onto <html> which engine answers. */
const engineHere = () => (document.documentElement.dataset.engine === 'model' ? 'model' : 'embedded')
const onNothing = () => () => undefined

/** The help button next to the switch, and its explanation. */
export function IntelligenceHelp() {
  const engine = useSyncExternalStore(onNothing, engineHere, () => 'embedded' as const)
  return (
    <button
      type="button"
      aria-label="About more intelligence"
      data-tip={HELP[engine]}
      className="flex size-6 shrink-0 items-center justify-center rounded-full text-[0.8125rem] text-muted hover:text-ink pointer-coarse:size-11"
    >
      <span aria-hidden className="flex size-[18px] items-center justify-center rounded-full border text-[0.6875rem]">
        ?
      </span>
    </button>
  )
}
