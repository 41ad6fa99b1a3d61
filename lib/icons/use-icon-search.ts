import useSWR from 'swr'
import { useDebouncedValue } from '@/lib/browser/use-debounced-value'
import { paths } from '@/lib/paths'
import type { IconList, NamedIcon } from './search'

const DEBOUNCE_MS = 250
const NONE: readonly NamedIcon[] = []

/**
 * Icons found by name, requested 250 ms after its last change (debounced). Until then the previous
 * ones are shown.
 */
export function useIconSearch(name: string): { icons: readonly NamedIcon[]; failed: boolean } {
  const query = name.trim()
  const asked = useDebouncedValue(query, DEBOUNCE_MS)
  const { data, error } = useSWR<IconList>(query && asked ? paths.api.iconsNamed(asked) : null, {
    keepPreviousData: true,
  })
  return { icons: query === '' ? NONE : (data?.icons ?? NONE), failed: error !== undefined }
}
