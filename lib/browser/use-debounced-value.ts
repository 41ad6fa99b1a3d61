import { useState } from 'react'
import { useDebounced } from './use-debounced'

/** The value, once it has not changed for `ms`; an empty one at once. */
export function useDebouncedValue(value: string, ms: number): string {
  const [settled, setSettled] = useState('')
  if (value === '' && settled !== '') setSettled('')
  useDebounced(value, ms, setSettled)
  return settled
}
