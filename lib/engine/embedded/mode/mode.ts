import type { FoundTool } from '../found-tool'
import { loadModel, ONE } from '../models/linear-model'
import { modeFeatures, MODES, spansOf, type Mode } from './mode-features'

interface Named {
  readonly tools: readonly FoundTool[]
  readonly rejected: readonly FoundTool[]
}

const marginsOf = (text: string, named: Named): number[] =>
  loadModel('mode').margins(modeFeatures(text, spansOf(text, named)))

/** Whether a text tells what is there, wishes for a stack, or does both. */
export function modeOf(text: string, named: Named): Mode {
  const margins = marginsOf(text, named)
  return MODES[margins.indexOf(Math.max(...margins))] ?? 'tell'
}

/** A text that is this much more of a wish than of a statement leaves no doubt. */
const NO_DOUBT = 3 * ONE

/** Whether a text surely wishes, although it names tools and has no wish verb: "selling prints on Etsy". */
export function surelyWishes(text: string, named: Named): boolean {
  const [tell = 0, wish = 0] = marginsOf(text, named)
  return wish - tell > NO_DOUBT
}
