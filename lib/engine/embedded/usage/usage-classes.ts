import { ONE } from '../models/linear-model'

/** How a text can use a name; what is no tool is of no class. */
export const USAGE_CLASSES = ['used', 'rejected', 'past', 'wanted', 'sponsored', 'compared', 'employer'] as const

/**
 * A name is left out when the odds are clearly against its use: to lose a tool is worse than to keep one. In English rules
 * have looked before, and the model has to be surer.
 */
const LEAST_MARGIN = -1.75 * ONE
const LEAST_MARGIN_IN_ENGLISH = -5 * ONE

export const isLeftOut = ([used = 0]: readonly number[], lang: string): boolean =>
  used < (lang === 'en' ? LEAST_MARGIN_IN_ENGLISH : LEAST_MARGIN)
