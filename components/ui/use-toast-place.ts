import { useLayoutEffect, useState } from 'react'

type Place = 'corner' | 'above' | 'moved above'

/** A menu or popover that is a bottom sheet on a phone. */
const sheetAtFoot = () =>
  window.matchMedia('(width < 40rem)').matches && document.querySelector('[data-sheet]') !== null

/**
 * The position of the toast: the corner, or above a dialog, whose buttons it would cover. An open
 * toast moves when a dialog opens, and does not move back while it is read.
 */
export function useToastPlace(messageId: number | undefined): Place {
  const [upper, setUpper] = useState<{ id: number; place: Place }>()
  useLayoutEffect(() => {
    if (messageId === undefined) return
    const look = (place: Place) => {
      if (!document.querySelector('body > * > [data-part=dialog]') && !sheetAtFoot()) return
      setUpper((known) => (known?.id === messageId ? known : { id: messageId, place }))
    }
    look('above')
    const observer = new MutationObserver(() => look('moved above'))
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [messageId])
  return messageId !== undefined && upper?.id === messageId ? upper.place : 'corner'
}
