'use client'

import { lazy, Suspense, useState, type ComponentType } from 'react'

/**
 * A part that is fetched when it is first shown. One that did not come is asked for again when it is shown again:
 * `next/dynamic` and `lazy` by themselves keep a failure for as long as the page lives.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        asked = ask()
        throw error
      }
    })
  let asked = ask()

  return function LatePart(props: Props) {
    const [Part] = useState(() => asked)
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
