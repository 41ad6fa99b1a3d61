'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { keepTyped, keptTyped, NOTHING_TYPED, type Typed } from '@/lib/generate/typed'

const WRITE_AFTER_MS = 250
const never = () => () => undefined
const nothing = () => NOTHING_TYPED

function readOnce(): () => Typed {
  let kept: Typed | undefined
  return () => (kept ??= keptTyped())
}

const isLogo = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && target instanceof Element && target.closest('[data-part="logo"]') !== null

/** The generator's fields, as they were left on this device. Only the logo, which resets the page, leaves them empty. */
export function useKeptFields(): [Typed, (change: (now: Typed) => Typed) => void] {
  const [read] = useState(readOnce)
  const kept = useSyncExternalStore(never, read, nothing)
  const [typed, setTyped] = useState<Typed>()
  const fields = typed ?? kept
  const setFields = useCallback((change: (now: Typed) => Typed) => setTyped((now) => change(now ?? kept)), [kept])

  const resets = useRef(false)
  const keep = useEffectEvent(() => keepTyped(resets.current ? NOTHING_TYPED : fields))
  useEffect(() => {
    const timer = setTimeout(keepTyped, WRITE_AFTER_MS, fields)
    return () => clearTimeout(timer)
  }, [fields])
  useEffect(() => {
    const left = () => keep()
    const clicked = (event: MouseEvent) => {
      resets.current = isLogo(event)
    }
    document.addEventListener('click', clicked, true)
    document.addEventListener('visibilitychange', left)
    window.addEventListener('pagehide', left)
    return () => {
      document.removeEventListener('click', clicked, true)
      document.removeEventListener('visibilitychange', left)
      window.removeEventListener('pagehide', left)
    }
  }, [])
  return [fields, setFields]
}
