'use client'

import { useEffect, useState } from 'react'
import { firstIntent } from '@/lib/browser/first-intent'

/** False until the first pointer, touch, focus or key event of the visitor: then code may load. */
export function useFirstIntent(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let mounted = true
    void firstIntent.then(() => {
      if (mounted) setSeen(true)
    })
    return () => {
      mounted = false
    }
  }, [])
  return seen
}
