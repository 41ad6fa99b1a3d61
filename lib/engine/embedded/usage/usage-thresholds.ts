import { ONE } from '../models/linear-model'

/**
 * Thresholds of the usage model's margins. The trees are calibrated to zero; none of them changes
 * the weights.
 */

/** To lose a tool is worse than to keep one. In English rules have looked before. */
const LEAST_MARGIN = -0.1 * ONE
const LEAST_MARGIN_IN_ENGLISH = -1.1 * ONE

/**
 * Half of the names that the model learned from are not used, of what people write only a few. So
 * it must be surer where no word speaks against a name.
 */
const LEAST_UNDOUBTED = -1.5 * ONE

/** The margin of a name says that it is not used. */
export const isLeftOut = (margin: number, lang: string): boolean =>
  margin < (lang === 'en' ? LEAST_MARGIN_IN_ENGLISH : LEAST_MARGIN)

/** The same for a name without a word against it. */
export const isLeftOutUndoubted = (margin: number): boolean => margin < LEAST_UNDOUBTED
