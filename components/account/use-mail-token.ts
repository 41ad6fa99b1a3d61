'use client'

import { useEffect, useSyncExternalStore } from 'react'

let token = ''

/** Read before it is taken out of the address. A second link opened in the same tab only changes what is behind the #. */
function read(): string {
  if (location.hash.length > 1) token = location.hash.slice(1)
  return token
}

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/**
 * The secret behind the # of a mail's link: undefined while the page comes to life, '' when there is none. It is taken
 * out of the address, so that neither the history nor a shared screen keeps it.
 */
export function useMailToken(): string | undefined {
  const found = useSyncExternalStore(onHash, read, () => undefined)
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [found])
  return found
}
