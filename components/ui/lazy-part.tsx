'use client'

import { Component, lazy, startTransition, useEffect, useState, type ComponentType } from 'react'
import { preload } from '@/lib/browser/preload'
import { toastError } from '@/lib/toast/toast'

interface Optional {
  /**
   * Called after the failure was reported. Unmount the part, so that the next opening loads it
   * again.
   */
  onLoadFailed?: (() => void) | undefined
}

interface LazyPart<Props> {
  (props: Props & Optional): React.ReactNode
  /** Loads the code without rendering. */
  readonly preload: () => void
}

/**
 * A lazily loaded part that the server does not render. Not `React.lazy` or `next/dynamic`:
 * Suspense delays what it reveals by 300 ms, and both cache a failed import until the page is
 * reloaded.
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

interface ServerPart<Props> {
  (props: Props): React.ReactNode
  readonly preload: () => void
}

/**
 * A part that the server renders and whose code loads when React hydrates or first renders it. Not
 * `next/dynamic`, which adds preload links to every page that contains the part. Once preloaded, it
 * renders without suspending.
 */
export function serverPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ServerPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded ??= await load())
  const Lazy = lazy(async () => ({ default: await loadOnce() }))

  function Part(props: Props) {
    const [Chosen] = useState(() => loaded ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Part, { preload: () => preload(loadOnce) })
}

/** An error boundary for an optional part: shows one toast, and nothing in its place. */
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
