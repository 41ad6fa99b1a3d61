import { toSectionMap } from '@/lib/stack/section-map'
import type { GeneratedStack } from './types'

/** A generated stack as the API answers it, whole or as the last event of a stream. */
export const stackAnswer = ({ sections, suggestions, notice }: GeneratedStack) => ({
  data: { ...toSectionMap(sections), ...(suggestions === undefined ? {} : { suggestions }) },
  ...(notice === undefined ? {} : { notice }),
})
