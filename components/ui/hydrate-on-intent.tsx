'use client'

import { Activity, lazy, memo, type ComponentType } from 'react'
import { firstIntent, nextIntent } from '@/lib/browser/first-intent'
import { toastError } from '@/lib/toast/toast'

interface Hydrate {
  /** Loads the code and hydrates without waiting for an interaction. */
  readonly hydrate: () => void
}

/**
 * A server-rendered part whose code loads on the first interaction with the page. Inside `Activity`
 * the server's HTML stays unchanged while `lazy` waits. Not `Suspense`: it would stream a long part
 * behind a script, and a page without JavaScript would lack it. Props and contexts must not change
 * before the first interaction, or React would hold back that and all later changes until the code
 * has loaded. `memo` prevents renders by the parent.
 */
export function hydrateOnIntent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Hydrate {
  let hydrate: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => {
    hydrate = resolve
  })
  void firstIntent.then(hydrate)

  /** After a failed import the part stays readable, and the next interaction tries again. */
  const loadWhenWanted = async (): Promise<{ default: ComponentType<Props> }> => {
    if (typeof window !== 'undefined') await wanted
    for (;;) {
      try {
        return { default: await load() }
      } catch (error) {
        if (typeof window === 'undefined') throw error
        console.info('A part of the page could not be loaded:', error)
        toastError(
          'This part could not be loaded',
          'Check your connection and try again. Nothing on the board is lost.',
        )
        await nextIntent()
      }
    }
  }
  const Lazy = lazy(loadWhenWanted)

  const Stable = memo(function Stable(props: Props) {
    return (
      <Activity>
        <Lazy {...props} />
      </Activity>
    )
  }) as ComponentType<Props>
  // A function around `memo`: React mounts a memo component anew when the server renders the page
  // again.
  const Part = (props: Props) => <Stable {...props} />
  return Object.assign(Part, { hydrate })
}
