'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepTyped, keptTyped, NOTHING_TYPED, type Typed } from '@/lib/generate/typed'

const WRITE_AFTER_MS = 250
const isLogo = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && target instanceof Element && target.closest('[data-part="logo"]') !== null

interface StoredFields {
  readonly fields: Typed
  readonly setFields: (change: (now: Typed) => Typed) => void
  /** A ref for what holds the fields: somebody may have typed into them before this script came. */
  readonly adopt: (holder: HTMLElement | null) => void
}

/** The generator's fields, as they were left on this device. Only the logo, which resets the page, leaves them empty. */
export function useStoredFields(): StoredFields {
  const [fields, setFields] = useState(NOTHING_TYPED)
  const adopt = useCallback((holder: HTMLElement | null) => {
    if (!holder) return
    const kept = keptTyped()
    const valueOf = (name: keyof Typed) => {
      const field = holder.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
      return field?.value || kept[name]
    }
    setFields({ link: valueOf('link'), prompt: valueOf('prompt'), tools: valueOf('tools') })
  }, [])

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
  return { fields, setFields, adopt }
}
