'use client'

import { startTransition, useEffect, useState, type ComponentType } from 'react'

/**
 * A part that is fetched when it is first shown, and shown as soon as it is there: React keeps what hangs in a `Suspense`
 * back for 300 ms, which every first dialog and menu would cost its visitor. A part that did not come is asked for again
 * when it is shown again; `next/dynamic` and `lazy` keep a failure for as long as the page lives.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => known)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (Part) return
      let shown = true
      const show = (part: ComponentType<Props>) => {
        known = part
        // The press is answered before the part is put together.
        if (shown) startTransition(() => setPart(() => part))
      }
      const fail = (error: unknown) => {
        if (shown) setFailure({ error })
      }
      load().then(show, fail)
      return () => {
        shown = false
      }
    }, [Part])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : null
  }
}
