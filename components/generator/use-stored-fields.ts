'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeSharedText } from '@/lib/generate/shared-text'
import {
  storePromptFields,
  readPromptFields,
  EMPTY_PROMPT_FIELDS,
  type PromptFields,
} from '@/lib/generate/prompt-fields'

const WRITE_AFTER_MS = 250
const isLogo = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && target instanceof Element && target.closest('[data-part="logo"]') !== null

interface StoredFields {
  readonly fields: PromptFields
  readonly setFields: (change: (now: PromptFields) => PromptFields) => void
  /** A ref for the container of the fields. Reads what visitors typed before hydration. */
  readonly adopt: (holder: HTMLElement | null) => void
}

/** The generator's fields, stored on this device. Only a reset by the logo clears them. */
export function useStoredFields(): StoredFields {
  const [fields, setFields] = useState(EMPTY_PROMPT_FIELDS)
  const adopt = useCallback((holder: HTMLElement | null) => {
    if (!holder) return
    const kept = readPromptFields()
    const handedOver = takeSharedText()
    const valueOf = (name: keyof PromptFields) => {
      const field = holder.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
      return field?.value || kept[name]
    }
    setFields({ link: valueOf('link'), prompt: handedOver || valueOf('prompt'), tools: valueOf('tools') })
  }, [])

  const resets = useRef(false)
  const keep = useEffectEvent(() => storePromptFields(resets.current ? EMPTY_PROMPT_FIELDS : fields))
  useEffect(() => {
    const timer = setTimeout(storePromptFields, WRITE_AFTER_MS, fields)
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
