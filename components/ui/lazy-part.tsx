'use client'

import { Activity, Component, lazy, memo, startTransition, useEffect, useState, type ComponentType } from 'react'
import { firstIntent, nextIntent } from '@/lib/browser/first-intent'
import { preload } from '@/lib/browser/preload'
import { toastError } from '@/lib/toast/toast'

/**
 * The one way to load a component later than the first scripts of a page. The rule, by who renders
 * the part first:
 *
 * - The browser, because of a press, a message or data of the device: `'rendered'`, the default.
 * - The server, and the page needs the code at once, but other pages do not: `'hydrated'`.
 * - The server, and the code is needed only by visitors who do more than read: `'used'`.
 *
 * One way would not do for all: only parts that the browser renders first may be empty while they
 * load, and only parts of the server must keep its HTML.
 *
 * Functions and data are loaded by `import()` in the function that needs them, which also reports a
 * failure. Not `next/dynamic`: it adds preload links to every page that contains the part.
 */
export function lazyPart<Props extends object>(load: Load<Props>, options?: RenderedOptions): RenderedPart<Props>
export function lazyPart<Props extends object>(load: Load<Props>, options: ServerOptions): ServerPart<Props>
export function lazyPart<Props extends object>(
  load: Load<Props>,
  options: RenderedOptions | ServerOptions = {},
): RenderedPart<Props> | ServerPart<Props> {
  if (options.when === 'hydrated') return hydratedPart(load)
  if (options.when === 'used') return usedPart(load)
  return renderedPart(load, options)
}

type Load<Props> = () => Promise<ComponentType<Props>>

interface RenderedOptions {
  when?: 'rendered'
  /** Shown while it loads, also in the HTML of the server. By default nothing. */
  fallback?: React.ReactNode
  /** Tells the visitor about a failed load. By default a toast. */
  report?: () => void
}

type ServerOptions = { when: 'hydrated' } | { when: 'used' }

interface Optional {
  /**
   * Called after the failure was reported. Unmount the part, so that the next opening loads it
   * again.
   */
  onLoadFailed?: (() => void) | undefined
}

interface ServerPart<Props> {
  (props: Props): React.ReactNode
  /** Loads the code now. */
  readonly preload: () => void
}

type RenderedPart<Props> = ServerPart<Props & Optional>

function reportFailedLoad(): void {
  toastError('This part could not be loaded', 'Check your connection and try again. Nothing on the board is lost.')
}

/**
 * Not `React.lazy`: Suspense delays what it reveals by 300 ms, and it caches a failed import until
 * the page is reloaded.
 */
function renderedPart<Props extends object>(
  load: Load<Props>,
  { fallback = null, report }: RenderedOptions,
): RenderedPart<Props> {
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
    return Part ? <Part {...props} /> : fallback
  }

  const Lazy = ({ onLoadFailed, ...props }: Props & Optional) => (
    <PartBoundary onLoadFailed={onLoadFailed} report={report}>
      <Loaded {...(props as unknown as Props)} />
    </PartBoundary>
  )
  return Object.assign(Lazy, { preload: () => preload(load) })
}

/**
 * Its code loads when React hydrates the part or first renders it; the nearest error boundary
 * catches a failed load. Once preloaded, it renders without suspending.
 */
function hydratedPart<Props extends object>(load: Load<Props>): ServerPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => (loaded ??= await load())
  const Lazy = lazy(async () => ({ default: await loadOnce() }))

  function Part(props: Props) {
    const [Chosen] = useState(() => loaded ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Part, { preload: () => preload(loadOnce) })
}

/**
 * Its code loads on the first interaction with the page. Inside `Activity` the server's HTML stays
 * unchanged while `lazy` waits. Not `Suspense`: it would stream a long part behind a script, and a
 * page without JavaScript would lack it. Props and contexts must not change before the first
 * interaction, or React would hold back that and all later changes until the code has loaded.
 */
function usedPart<Props extends object>(load: Load<Props>): ServerPart<Props> {
  let want: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  void firstIntent.then(want)

  /** After a failed import the part stays readable, and the next interaction tries again. */
  const loadWhenWanted = async (): Promise<{ default: ComponentType<Props> }> => {
    if (typeof window !== 'undefined') await wanted
    for (;;) {
      try {
        return { default: await load() }
      } catch (error) {
        if (typeof window === 'undefined') throw error
        console.info('A part of the page could not be loaded:', error)
        reportFailedLoad()
        await nextIntent()
      }
    }
  }
  const Lazy = lazy(loadWhenWanted)

  // `memo` prevents renders by the parent.
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
  return Object.assign(Part, {
    preload: () => {
      want()
      preload(load)
    },
  })
}

interface PartBoundaryProps extends Optional {
  children: React.ReactNode
  report?: (() => void) | undefined
}

/** An error boundary for an optional part: shows one toast, and nothing in its place. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    const { report = reportFailedLoad, onLoadFailed } = this.props
    report()
    onLoadFailed?.()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
