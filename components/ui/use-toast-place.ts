import { useLayoutEffect, useState } from 'react'

type Place = 'corner' | 'above' | 'moved above'

/** A menu or popover that is a sheet on a phone. */
const sheetAtFoot = () =>
  window.matchMedia('(width < 40rem)').matches && document.querySelector('[data-sheet]') !== null

/**
 * Where a toast is: in the corner, or above a dialog, whose buttons it would cover. A toast that is open when a dialog
 * opens moves there, and stays when the dialog closes, so that it does not move while it is read.
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
