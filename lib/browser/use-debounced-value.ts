import { useState } from 'react'
import { useDebounced } from './use-debounced'

/** The value, once it has not changed for `ms`; the empty text before. */
export function useDebouncedValue(value: string, ms: number): string {
  const [settled, setSettled] = useState('')
  useDebounced(value, ms, setSettled)
  return settled
}
