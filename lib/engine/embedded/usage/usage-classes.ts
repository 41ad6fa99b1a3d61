import { ONE } from '../models/linear-model'

/** How a text can use a name; `none` is no tool at all. */
export const USAGE_CLASSES = [
  'used',
  'rejected',
  'past',
  'wanted',
  'sponsored',
  'compared',
  'employer',
  'none',
] as const
export type Usage = (typeof USAGE_CLASSES)[number]

/** To lose a tool is worse than to keep one. In English rules have looked before. */
const LEAST_MARGIN = -0.1 * ONE
const LEAST_MARGIN_IN_ENGLISH = -0.9 * ONE

/** The margin of a name says that it is not used; the trees are calibrated to zero. */
export const isLeftOut = (margin: number, lang: string): boolean =>
  margin < (lang === 'en' ? LEAST_MARGIN_IN_ENGLISH : LEAST_MARGIN)
