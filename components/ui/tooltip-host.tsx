'use client'

import { useState } from 'react'
import { nextIntent } from '@/lib/browser/first-intent'
import { lazyPart } from './lazy-part'
import { useFirstIntent } from './use-first-intent'

/** Without a report: parts of the header load at the same time and have one. */
const LazyTooltip = lazyPart(() => import('./page-tooltip').then((part) => part.PageTooltip), {
  report: () => undefined,
})

/** Renders the tooltips of elements with `data-tip`, from the first interaction on. */
export function TooltipHost() {
  const intent = useFirstIntent()
  const [failed, setFailed] = useState(false)
  if (!intent || failed) return null
  return (
    <LazyTooltip
      onLoadFailed={() => {
        setFailed(true)
        void nextIntent().then(() => setFailed(false))
      }}
    />
  )
}
