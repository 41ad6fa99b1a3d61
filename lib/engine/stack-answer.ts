import { toSectionMap } from '@/lib/stack/section-map'
import type { GeneratedStack } from './types'

/** A generated stack in the response of the API: the whole, or the last event of a stream. */
export const stackAnswer = ({ sections, suggestions, notice }: GeneratedStack) => ({
  data: { ...toSectionMap(sections), ...(suggestions === undefined ? {} : { suggestions }) },
  ...(notice === undefined ? {} : { notice }),
})
