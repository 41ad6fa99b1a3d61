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

/** How much surer it is that a text wishes, or does both, than that it only tells: in logits. */
export function wishLead(text: string, named: Named): number {
  const margins = marginsOf(text, named)
  const of = (mode: Mode) => margins[MODES.indexOf(mode)] ?? 0
  return (Math.max(of('wish'), of('both')) - of('tell')) / ONE
}
