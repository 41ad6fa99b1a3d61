'use client'

import { useEffect, useSyncExternalStore } from 'react'

let token = ''

/**
 * Reads the token from the address. A second link opened in the same tab only changes the part
 * after #.
 */
function read(): string {
  if (location.hash.length > 1) token = location.hash.slice(1)
  return token
}

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * The token after # in a mailed link: undefined until hydration, '' if there is none. It is removed
 * from the address, so that neither the history nor a shared screen shows it.
 */
export function useMailToken(): string | undefined {
  const found = useSyncExternalStore(onHash, read, () => undefined)
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [found])
  return found
}
