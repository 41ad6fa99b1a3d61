'use client'

import { Component, startTransition, useEffect, useState, type ComponentType } from 'react'
import { preload } from '@/lib/browser/preload'
import { toastError } from '@/lib/toast/toast'

interface Optional {
  /** Called after the failure was reported; unmount the part, so that the next opening loads it again. */
  onLoadFailed?: (() => void) | undefined
}

interface LazyPart<Props> {
  (props: Props & Optional): React.ReactNode
  /** Fetches the code without showing anything. */
  readonly preload: () => void
}

/**
 * The one way to load a part of the page after the first paint. Not `React.lazy` or `next/dynamic`: Suspense delays what
 * it reveals by 300 ms, and both cache a failed import for the life of the page. `next/dynamic` stays for parts that the
 * server renders.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined

  function Loaded(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (Part) return
      let mounted = true
      const show = (part: ComponentType<Props>) => {
        loaded = part
        // In a transition, so that the press is answered before a large part renders.
        if (mounted) startTransition(() => setPart(() => part))
      }
      const fail = (error: unknown) => {
        if (mounted) setFailure({ error })
      }
      load().then(show, fail)
      return () => {
        mounted = false
      }
    }, [Part])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : null
  }

  const Lazy = ({ onLoadFailed, ...props }: Props & Optional) => (
    <PartBoundary onLoadFailed={onLoadFailed}>
      <Loaded {...(props as unknown as Props)} />
    </PartBoundary>
  )
  return Object.assign(Lazy, { preload: () => preload(load) })
}

/** Around a part that the page works without: a failure to load or render shows one toast and nothing in its place. */
export class PartBoundary extends Component<Optional & { children: React.ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    toastError('This part could not be loaded', 'Check your connection and try again. Nothing on the board is lost.')
    this.props.onLoadFailed?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
